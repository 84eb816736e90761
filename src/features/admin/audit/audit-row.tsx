import type {
  AuditDetails,
  AuditedChanges,
  AuditedLook,
  AuditedMove,
  AuditEntry,
} from '#shared/contract/staff/audit.ts';
import { auditTexts as texts } from '#src/locales/en/admin/audit.ts';
import { listWords } from '#src/locales/formats.ts';
import { patientFieldTexts } from '#src/locales/en/everywhere/patient-fields.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';

/** A table's text for a key from the server; undefined if a newer server has a key this page does not know. */
function wordOf<Word>(table: Readonly<Record<string, Word>>, key: string): Word | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The list's length and filters. */
function listInWords({ filters, count }: AuditedLook): string {
  const used = Object.entries(filters).map(([name, value]) => `${wordOf(texts.filters, name) ?? name} ${value}`);
  return `${texts.rows(count)} · ${used.length === 0 ? texts.unfiltered : texts.narrowed(listWords(used))}`;
}

function moveInWords({ from, to }: AuditedMove): string {
  const [before, after] = [from, to].map((stage) =>
    stage === null ? texts.notOnBoard : (wordOf(texts.stages, stage) ?? stage),
  );
  return texts.moved(before ?? '', after ?? '');
}

function fieldWord(field: string): string {
  return wordOf<{ short: string }>(patientFieldTexts, field)?.short ?? wordOf(texts.otherFields, field) ?? field;
}

/** The old values of the corrected fields. */
function changesInWords({ changes }: AuditedChanges): string {
  return changes.map(({ field, before }) => texts.before(fieldWord(field), before || texts.noValue)).join(', ');
}

function inWords(details: AuditDetails): string {
  if ('changes' in details) return changesInWords(details);
  if ('reason' in details) return texts.reason(details.reason);
  return 'list' in details ? listInWords(details) : moveInWords(details);
}

/** What was done to whom, by whom, from where and when. The day is shown above its first entry. */
export function AuditRow({ entry, newDay }: { entry: AuditEntry; newDay: boolean }) {
  const { at, action, actorName, actorRole, subject, device, address, details } = entry;
  const aboutWhom = subject && (wordOf(texts.subjects, subject.kind)?.(subject.name) ?? subject.name);
  return (
    <>
      {newDay && (
        <h3 className="border-b border-line px-5 pt-4 pb-2 text-sm font-semibold text-ink-2">
          {formatClinicTime(at, 'date')}
        </h3>
      )}
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-0.5 px-5 py-3 sm:grid-cols-[3.5rem_minmax(0,1fr)_fit-content(14rem)]">
        <time dateTime={at} className="text-ink-2 sm:row-span-2">
          {formatClinicTime(at, 'time')}
        </time>
        <div className="min-w-0">
          <p className="font-semibold text-ink">{wordOf(texts.actions, action) ?? action}</p>
          {aboutWhom && <p className="wrap-anywhere text-ink-2">{aboutWhom}</p>}
          {details && <p className="wrap-anywhere text-ink-2">{inWords(details)}</p>}
        </div>
        <div className="col-start-2 min-w-0 text-sm sm:col-start-3 sm:text-end">
          <p className="wrap-anywhere text-ink">{actorName ?? wordOf(texts.someone, actorRole) ?? actorRole}</p>
          <p className="text-ink-2">{device || texts.unknownDevice}</p>
          {address && <p className="wrap-anywhere text-ink-2">{address}</p>}
        </div>
      </div>
    </>
  );
}
