import type { AdminAccount } from '#shared/contract/staff/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { SettingsRow } from '#src/features/admin/settings/settings-row.tsx';

const texts = settingsTexts.staff;

type AdminRowProps = { admin: AdminAccount; onCode: () => void; onRemove: () => void };

/** One administrator. One's own account has neither button: its password is changed under Password. */
export function AdminRow({ admin, onCode, onRemove }: AdminRowProps) {
  const name = admin.name || admin.email;
  const since = formatClinicTime(admin.createdAt, 'date');
  return (
    <SettingsRow
      name={name}
      badges={
        <>
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
