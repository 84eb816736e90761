import type { StaffSession } from '#shared/contract/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/settings.ts';
import { formatClinicTime } from '#src/platform/clinic-time.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Portrait } from '#src/ui/portrait.tsx';

const texts = settingsTexts.sessions;

type SessionRowProps = { session: StaffSession; busy: boolean; onEnd: () => void };

/** One session: whose, on which device, since when. One's own is ended by logging out. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { name, role, own } = session;
  const device = session.device || texts.unknownDevice;
  const began = formatClinicTime(session.createdAt, 'date-time');
  const seen = formatClinicTime(session.lastSeenAt, 'date-time');
  const facts = [seen && texts.lastSeen(seen), began && texts.began(began)].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <Portrait name={name} size="sm" />
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold break-words text-ink">{name}</h3>
          {own ? (
            <Badge tone="info">{texts.own}</Badge>
          ) : (
            <Badge tone="other">{role === 'doctor' ? texts.roles.doctor : texts.roles.admin}</Badge>
          )}
        </div>
        <p className="text-ink-2">{device}</p>
        <p className="text-sm text-ink-2">{facts.join(' · ')}</p>
      </div>
      {!own && (
        <Button
          variant="secondary"
          aria-label={texts.endOne(name, device)}
          busy={busy}
          busyText={texts.ending}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </div>
  );
}
