import type { ReactNode } from 'react';
import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { clinicContact } from '#src/locales/en/site/clinic-contact.ts';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { houseLanguage } from '#src/platform/clinic/house-language.ts';
import type { IconName } from '#src/ui/parts/icon.tsx';

const texts = landingTexts.contact;
const LINK = 'inline-block py-2.5 font-semibold text-brand-strong underline decoration-1 underline-offset-4';
const LINES = 'py-2.5 whitespace-pre-line';

export type Way = { readonly icon: IconName; readonly label: string; readonly value: ReactNode };

const call = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`;
const mapOf = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replaceAll(/\s+/g, ' '))}`;

type HouseLinesProps = { languages: readonly string[]; children: string };

function HouseLines({ languages, children }: HouseLinesProps) {
  return (
    <p className={LINES}>
      <bdi lang={houseLanguage(children, languages)}>{children}</bdi>
    </p>
  );
}

/** The clinic's own values if it has set any, otherwise the built-in ones; what it has left empty is left out. */
export function waysToUs(clinic: ClinicSettings): Way[] {
  const isOwn = clinic.phone !== '' || clinic.email !== '' || clinic.address !== '';
  const { phone, email, address } = isOwn ? clinic : clinicContact;
  const { houseEmergencyNumber, emergencyNumber, openingHours, directions, languages } = clinic;
  const ways: (Way | false)[] = [
    phone !== '' && {
      icon: 'phone',
      label: texts.phone,
      value: (
        <a href={call(phone)} dir="ltr" className={LINK}>
          {phone}
        </a>
      ),
    },
    houseEmergencyNumber !== '' && {
      icon: 'triangle-alert',
      label: texts.emergency,
      value: (
        <span className="flex flex-wrap gap-x-6">
          <a href={call(houseEmergencyNumber)} className={LINK}>
            {texts.emergencyOfHouse(houseEmergencyNumber)}
          </a>
          {emergencyNumber !== '' && (
            <a href={call(emergencyNumber)} className={LINK}>
              {texts.emergencyOfCountry(emergencyNumber)}
            </a>
          )}
        </span>
      ),
    },
    email !== '' && {
      icon: 'mail',
      label: texts.email,
      value: (
        <a href={`mailto:${email}`} dir="ltr" className={LINK}>
          {/* A long address breaks before its @, not in the middle of a word. */}
          <span>{email.split('@')[0]}</span>
          <wbr />
          {email.includes('@') && <span>{email.slice(email.indexOf('@'))}</span>}
        </a>
      ),
    },
    address !== '' && {
      icon: 'map-pin',
      label: texts.address,
      value: (
        <>
          <address className="pt-2.5 font-semibold whitespace-pre-line not-italic last:pb-2.5">
            <bdi lang={isOwn ? houseLanguage(address, languages) : 'en'}>{address}</bdi>
          </address>
          {isOwn && (
            <a href={mapOf(address)} target="_blank" rel="noreferrer" className={LINK}>
              {texts.map}
            </a>
          )}
        </>
      ),
    },
    openingHours !== '' && {
      icon: 'clock',
      label: texts.openingHours,
      value: <HouseLines languages={languages}>{openingHours}</HouseLines>,
    },
    directions !== '' && {
      icon: 'hospital',
      label: texts.directions,
      value: <HouseLines languages={languages}>{directions}</HouseLines>,
    },
  ];
  return ways.filter((way) => way !== false);
}
