import type { FoundPatient } from '#shared/contract/search/found.ts';
import { personWords } from '#src/locales/en/everywhere/person.ts';
import { safetyTexts } from '#src/locales/en/everywhere/safety.ts';
import { findTexts as texts } from '#src/locales/en/staff/find.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { UrgentMark } from '#src/ui/parts/urgent-mark.tsx';

/** A search result, with the last visit and the doctor below. */
export function FoundPerson({ person }: { person: FoundPatient }) {
  const { name, age, gender, ticket, urgent, doctorName, lastVisit } = person;
  const day = formatClinicTime(lastVisit, 'date');
  const about = [personWords(age, gender), day && texts.lastVisit(day), doctorName || texts.noDoctor];
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm wrap-anywhere text-ink-2">{about.filter(Boolean).join(' · ')}</span>
      </span>
      {urgent === true && <UrgentMark word={safetyTexts.urgent} />}
      {ticket && <Badge tone="info">{ticket}</Badge>}
    </>
  );
}
