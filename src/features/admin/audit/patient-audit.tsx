import type { AuditEntry } from '#shared/contract/staff/audit.ts';
import { succeed } from '#shared/result.ts';
import { auditTexts as texts } from '#src/locales/en/admin/audit.ts';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { readAudit } from '#src/platform/api/admin/audit.ts';
import { usePages } from '#src/platform/staff/use-pages.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { AuditRow } from './audit-row.tsx';
import { withDays } from './with-days.ts';

/** What was done to one patient, newest first: who viewed and corrected what. */
export function PatientAudit({ patientId }: { patientId: string }) {
  const pages = usePages<AuditEntry>(
    'admin',
    `audit ${patientId}`,
    async (cursor, signal) => {
      const answer = await readAudit({ patient: patientId }, cursor, signal);
      return answer.ok ? succeed({ rows: answer.value.entries, nextCursor: answer.value.nextCursor }) : answer;
    },
    () => ({ title: texts.failed }),
  );
  return (
    <section aria-label={patientPageTexts.audit} className="grid gap-3 print:hidden">
      <h2 className="text-lg font-bold text-ink">{patientPageTexts.audit}</h2>
      <PagedList
        layout="rows"
        list={{ ...pages, rows: pages.rows && withDays(pages.rows) }}
        keyOf={({ entry }) => entry._id}
        label={patientPageTexts.audit}
        words={staffTexts}
        empty={<EmptyState icon="history" title={texts.empty} />}
      >
        {({ entry, newDay }) => <AuditRow entry={entry} newDay={newDay} />}
      </PagedList>
    </section>
  );
}
