import type { AdminAccount } from '#shared/contract/staff/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { SettingsRow } from '#src/features/admin/settings/settings-row.tsx';

const texts = settingsTexts.staff;

type AdminRowProps = { admin: AdminAccount; onCode: () => void; onKind: () => void; onRemove: () => void };

/** One account. One's own has no buttons: its password is changed under Password, and the last administrator stays one. */
export function AdminRow({ admin, onCode, onKind, onRemove }: AdminRowProps) {
  const name = admin.name || admin.email;
  const other = admin.kind === 'desk' ? 'admin' : 'desk';
  const since = formatClinicTime(admin.createdAt, 'date');
  return (
    <SettingsRow
      name={name}
      badges={
        <>
          <Badge tone={admin.kind === 'desk' ? 'other' : 'info'}>{texts.kinds[admin.kind]}</Badge>
          {admin.own && <Badge tone="info">{texts.you}</Badge>}
          {!admin.ready && <Badge tone="warning">{texts.notReady}</Badge>}
        </>
      }
      detail={admin.name === '' ? undefined : admin.email}
      {...(since !== undefined && { facts: texts.since(since) })}
    >
      {!admin.own && (
        <div className="flex flex-wrap gap-1">
          <Button variant="quiet" icon="key-round" className="px-3!" aria-label={texts.codeFor(name)} onClick={onCode}>
            {texts.code}
          </Button>
          <Button
            variant="quiet"
            icon={other === 'desk' ? 'clipboard-list' : 'shield-check'}
            className="px-3!"
            aria-label={texts.changeOne[other](name)}
            onClick={onKind}
          >
            {texts.change[other]}
          </Button>
          <Button
            variant="quiet"
            icon="trash-2"
            className="px-3! text-danger!"
            aria-label={texts.removeOne(name)}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        </div>
      )}
    </SettingsRow>
  );
}
