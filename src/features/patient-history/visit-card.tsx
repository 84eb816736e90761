import type { ReactNode } from 'react';
import { passwordResetTexts } from '#src/locales/en/admin/password-resets.ts';
import { patientHistoryTexts as texts } from '#src/locales/en/staff/patient-history.ts';
import { StatusBadge } from '#src/features/lists/status-badge.tsx';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/badge.tsx';
import { joined } from '#src/ui/parts/joined.ts';
import type { MedicineEntry, VisitEntry } from './read-visits.ts';

export type HistoryKind = 'visits' | 'prescriptions';

type VisitCardProps = {
  visit: VisitEntry;
  kind: HistoryKind;
  number: number;
  /** Available actions. */
  actions?: ReactNode;
};

/** One entry of a history, with a text for everything that is missing (ADM-6). */
export function VisitCard({ visit, kind, number, actions }: VisitCardProps) {
  const isVisit = kind === 'visits';
  const isAppointment = visit.kind === 'visit';
  const date = formatClinicTime(visit.at, isAppointment ? 'date-time' : 'date') ?? texts.unknownDate;
  const title = isVisit ? texts.visitDate : isAppointment ? texts.appointment : texts.numbered(number);
  return (
    <article className="grid gap-3 rounded-input bg-white p-4 shadow-button print:gap-1 print:rounded-none print:border-t print:border-line-strong print:px-0 print:py-2 print:shadow-none">
      <div className="flex items-start justify-between gap-3">
        {/* Headings are gone through one by one: each says which visit it is. */}
        <h3 className="font-bold text-ink">
          {title} <span className="block font-normal text-ink-2">{date}</span>
        </h3>
        {/* What another backend gives without a status has taken place. */}
        <StatusBadge status={visit.status ?? 'completed'} />
      </div>
      <dl className="grid gap-2 sm:grid-cols-[7.5rem_1fr] print:grid-cols-[7.5rem_1fr] print:gap-x-2 print:gap-y-0">
        <dt className="text-ink-3">{texts.doctor}</dt>
        <dd className="wrap-anywhere text-ink">{visit.doctor ?? texts.unknown}</dd>
        <dt className="text-ink-3">{texts.specialization}</dt>
        <dd className="wrap-anywhere text-ink">{visit.specialization ?? texts.unknown}</dd>
        <dt className="text-ink-3">{isVisit && !isAppointment ? texts.diagnosis : texts.symptoms}</dt>
        <dd className="text-ink">
          <Badges tone="info" texts={visit.symptoms} />
        </dd>
        {/* What was prescribed on it stands in an entry of its own. */}
        {!isAppointment && (
          <>
            <dt className="text-ink-3">{isVisit ? texts.prescription : texts.medications}</dt>
            <dd className="text-ink">
              <Badges tone="success" texts={visit.medicines.map((medicine) => medicineText(medicine, kind))} />
            </dd>
          </>
        )}
        <dt className="text-ink-3">{texts.notes}</dt>
        <dd className="wrap-anywhere whitespace-pre-line text-ink">{visit.notes ?? texts.noNotes}</dd>
      </dl>
      {visit.signedAfterReset && (
        <p className="font-semibold text-warning">
          {passwordResetTexts.signedAfter(
            visit.signedAfterReset.by,
            formatClinicTime(visit.signedAfterReset.at, 'date-time') ?? texts.unknownDate,
          )}
        </p>
      )}
      {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
    </article>
  );
}

function Badges({ tone, texts: words }: { tone: BadgeTone; texts: readonly string[] }) {
  if (words.length === 0) return texts.nothing;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word, index) => (
        // A patient may have the same symptom twice: the place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${index} ${word}`} className="max-w-full">
          <Badge tone={tone} className="max-w-full wrap-anywhere print:px-0 print:py-0">
            {word}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** Name and dosage; the doctor's dialog also shows the frequency. */
function medicineText({ name, dosage, frequency }: MedicineEntry, kind: HistoryKind): string {
  return joined([name, dosage, kind === 'prescriptions' ? frequency : '']);
}
