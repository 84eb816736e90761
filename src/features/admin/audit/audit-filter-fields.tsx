import { AUDITED_ACTIONS } from '#shared/contract/staff/audit.ts';
import { auditTexts as texts } from '#src/locales/en/admin/audit.ts';
import type { AuditFilters } from '#src/platform/api/admin/audit.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { SelectFilter } from '#src/ui/fields/list-filters.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useAuditDevices } from './use-audit-devices.ts';
import { useStaffNames } from './use-staff-names.ts';

type AuditFilterFieldsProps = { filters: AuditFilters; onFilter: (change: AuditFilters) => void };

const NONE: AuditFilters = { action: undefined, actor: undefined, device: undefined, from: undefined, to: undefined };

/** Filters by action, person, device and dates. */
export function AuditFilterFields({ filters, onFilter }: AuditFilterFieldsProps) {
  const people = useStaffNames();
  const devices = useAuditDevices();
  const { action, actor, device, from, to } = filters;
  const isFiltered = [action, actor, device, from, to].some((value) => value !== undefined);
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectFilter
        id="audit-action"
        label={texts.action}
        all={texts.allActions}
        options={AUDITED_ACTIONS.map((value) => ({ value, label: texts.actions[value] }))}
        value={action}
        onFilter={(chosen) => onFilter({ action: chosen })}
      />
      <SelectFilter
        id="audit-actor"
        label={texts.actor}
        all={texts.allActors}
        options={people}
        value={actor}
        onFilter={(chosen) => onFilter({ actor: chosen })}
      />
      <SelectFilter
        id="audit-device"
        label={texts.device}
        all={texts.allDevices}
        options={devices}
        value={device}
        onFilter={(chosen) => onFilter({ device: chosen })}
      />
      <TextField
        id="audit-from"
        type="date"
        label={texts.from}
        value={from ?? ''}
        onChange={({ target }) => onFilter({ from: target.value || undefined })}
      />
      <TextField
        id="audit-to"
        type="date"
        label={texts.to}
        value={to ?? ''}
        onChange={({ target }) => onFilter({ to: target.value || undefined })}
      />
      {isFiltered && (
        <Button variant="quiet" icon="x" className="justify-self-start" onClick={() => onFilter(NONE)}>
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
