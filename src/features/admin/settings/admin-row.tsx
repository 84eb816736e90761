import type { AdminAccount } from '#shared/contract/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/settings.ts';
import { formatClinicTime } from '#src/platform/clinic-time.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Portrait } from '#src/ui/portrait.tsx';

const texts = settingsTexts.staff;

type AdminRowProps = { admin: AdminAccount; onCode: () => void; onRemove: () => void };

/** One administrator. One's own account has neither button: its password is changed under Password. */
export function AdminRow({ admin, onCode, onRemove }: AdminRowProps) {
  const name = admin.name || admin.email;
  const since = formatClinicTime(admin.createdAt, 'date');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <Portrait name={name} size="sm" />
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold break-words text-ink">{name}</h3>
          {admin.own && <Badge tone="info">{texts.you}</Badge>}
          {!admin.ready && <Badge tone="warning">{texts.notReady}</Badge>}
        </div>
        {admin.name !== '' && <p className="break-words text-ink-2">{admin.email}</p>}
        {since !== undefined && <p className="text-sm text-ink-2">{texts.since(since)}</p>}
      </div>
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
    </div>
  );
}
