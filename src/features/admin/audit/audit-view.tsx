import { AUDITED_ACTIONS, type AuditEntry } from '#shared/contract/staff/audit.ts';
import { succeed } from '#shared/result.ts';
import { auditTexts as texts } from '#src/locales/en/admin/audit.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { readAudit, type AuditFilters } from '#src/platform/api/admin/audit.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';
import { usePages } from '#src/platform/staff/use-pages.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { AuditFilterFields } from './audit-filter-fields.tsx';
import { AuditRow } from './audit-row.tsx';
import { withDays } from './with-days.ts';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';

type AuditViewProps = { filters: AuditFilters; onFilter: (change: AuditFilters) => void };

/** The audit log, newest first, loaded page by page while scrolling. Its filters are in the URL. */
export function AuditView({ filters, onFilter }: AuditViewProps) {
  const asked = { ...filters, action: oneOf(AUDITED_ACTIONS, filters.action) };
  const pages = usePages<AuditEntry>(
    'admin',
    JSON.stringify(asked),
    async (cursor, signal) => {
      const answer = await readAudit(asked, cursor, signal);
      return answer.ok ? succeed({ rows: answer.value.entries, nextCursor: answer.value.nextCursor }) : answer;
    },
    () => ({ title: texts.failed }),
  );

  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <AuditFilterFields filters={asked} onFilter={onFilter} />
      <PagedList
        layout="rows"
        list={{ ...pages, rows: pages.rows && withDays(pages.rows) }}
        keyOf={({ entry }) => entry._id}
        label={texts.list}
        words={staffTexts}
        empty={<EmptyState icon="history" title={texts.empty} text={texts.emptyText} />}
      >
        {({ entry, newDay }) => <AuditRow entry={entry} newDay={newDay} />}
      </PagedList>
      {pages.rows !== undefined && pages.rows.length > 0 && !pages.hasMore && (
        <p className="text-center text-ink-2">{texts.end}</p>
      )}
    </SettingsSection>
  );
}
