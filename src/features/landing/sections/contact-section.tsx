import type { ReactNode } from 'react';
import { clinicContact } from '#src/locales/en/patient/clinic-contact.ts';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { Icon, type IconName } from '#src/ui/parts/icon.tsx';
import { Section } from './section.tsx';

const texts = landingTexts.contact;
const LINK = 'inline-block py-2.5 font-semibold text-brand-strong underline decoration-1 underline-offset-4';

type Way = { icon: IconName; label: string; value: ReactNode };

/** The clinic's own values if it has set any, otherwise the built-in ones; what it has left empty is not shown. */
function useWays(): Way[] {
  const clinic = useKnownClinic();
  const { phone, email, address } = clinic.phone || clinic.email || clinic.address ? clinic : clinicContact;
  const ways: (Way & { has: string })[] = [
    {
      has: phone,
      icon: 'phone',
      label: texts.phone,
      value: (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
          {phone}
        </a>
      ),
    },
    {
      has: email,
      icon: 'mail',
      label: texts.email,
      value: (
        <a href={`mailto:${email}`} className={LINK}>
          {/* A long address breaks before its @, not in the middle of a word. */}
          <span>{email.split('@')[0]}</span>
          <wbr />
          {email.includes('@') && <span>{email.slice(email.indexOf('@'))}</span>}
        </a>
      ),
    },
    {
      has: address,
      icon: 'map-pin',
      label: texts.address,
      value: <address className="py-2.5 font-semibold whitespace-pre-line not-italic">{address}</address>,
    },
  ];
  return ways.filter((way) => way.has !== '');
}

export function ContactSection() {
  return (
    <Section id="contact" heading={texts.heading} text={texts.text} beside>
      <ul className="ruled-list overflow-hidden rounded-card bg-white shadow-card">
        {useWays().map((way) => (
          <li key={way.icon} className="flex items-center gap-4 px-4 py-1 sm:px-7 sm:py-4">
            <Icon name={way.icon} size={150} className="text-brand" />
            <div className="min-w-0 grow sm:grid sm:grid-cols-[9rem_1fr] sm:items-center">
              <h3 className="text-base text-ink-2 max-sm:-mb-2.5">{way.label}</h3>
              <div className="wrap-anywhere text-ink">{way.value}</div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
