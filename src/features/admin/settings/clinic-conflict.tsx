import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { isLanguageTag } from '#shared/languages/screens/language-tags.ts';
import { LANGUAGES } from '#shared/languages/screens/screen-languages.ts';
import { listWords } from '#src/locales/formats.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import type { Overtaken } from '#src/platform/api/http/overtaken.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Alert } from '#src/ui/parts/alert.tsx';

const texts = settingsTexts.clinic;
const { conflict } = texts;

type ClinicConflictProps = {
  theirs: Overtaken<ClinicSettings>;
  /** The fields that were typed into here. */
  fields: readonly string[];
};

/** Two administrators at the settings: who saved meanwhile, and what stands now where something was typed here. */
export function ClinicConflict({ theirs, fields }: ClinicConflictProps) {
  const { by, at, current } = theirs;
  return (
    <Alert tone="warning" title={conflict.title(by ?? conflict.somebody, formatClinicTime(at, 'date-time'))}>
      <p>{conflict.text}</p>
      <dl className="mt-2 grid gap-2">
        {Object.entries(valuesOf(current))
          .filter(([label, { field }]) => label !== '' && fields.includes(field))
          .map(([label, { value }]) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value || conflict.nothing}</dd>
            </div>
          ))}
      </dl>
    </Alert>
  );
}

const nameOfLanguage = (tag: string): string => (isLanguageTag(tag) ? LANGUAGES[tag].name : tag);

function valuesOf(settings: ClinicSettings): Readonly<Record<string, { field: string; value: string }>> {
  return {
    [texts.name]: { field: 'name', value: settings.name },
    [texts.phone]: { field: 'phone', value: settings.phone },
    [texts.email]: { field: 'email', value: settings.email },
    [texts.address]: { field: 'address', value: settings.address },
    [texts.directions]: { field: 'directions', value: settings.directions },
    [texts.openingHours]: { field: 'openingHours', value: settings.openingHours },
    [texts.houseEmergencyNumber]: { field: 'houseEmergencyNumber', value: settings.houseEmergencyNumber },
    [texts.socialLinks]: { field: 'socialLinks', value: settings.socialLinks },
    [texts.brandColour]: { field: 'brandColour', value: settings.brandColour },
    [texts.groundColour]: { field: 'groundColour', value: settings.groundColour },
    [texts.timeZone]: { field: 'timeZone', value: settings.timeZone },
    [texts.countryCode]: { field: 'countryCode', value: settings.countryCode },
    [texts.emergencyNumber]: { field: 'emergencyNumber', value: settings.emergencyNumber },
    [texts.languages]: { field: 'languages', value: listWords(settings.languages.map(nameOfLanguage)) },
    [texts.idle]: { field: 'idleSeconds', value: String(settings.idleSeconds) },
    [texts.lead]: { field: 'suggestionLead', value: texts.leads[settings.suggestionLead] },
    [texts.speech]: { field: 'speech', value: texts.speeches[settings.speech] },
    [texts.selfCheckIn]: { field: 'selfCheckIn', value: texts.selfCheckIns[settings.selfCheckIn ? 'on' : 'off'] },
    [texts.registration]: { field: 'registration', value: texts.registrations[settings.registration] },
  };
}
