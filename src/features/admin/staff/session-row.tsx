import { isRole } from '#shared/contract/staff/roles.ts';
import type { StaffSession } from '#shared/contract/staff/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { SettingsRow } from '#src/features/admin/settings/settings-row.tsx';

const texts = settingsTexts.sessions;

type SessionRowProps = { session: StaffSession; busy: boolean; onEnd: () => void };

/** One session: whose, on which device, since when. One's own is ended by logging out. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { name, role, kind, own } = session;
  const device = session.device || texts.unknownDevice;
  const began = formatClinicTime(session.createdAt, 'date-time');
  const seen = formatClinicTime(session.lastSeenAt, 'date-time');
  const facts = [seen && texts.lastSeen(seen), began && texts.began(began)].filter(Boolean);
  return (
    <SettingsRow
      name={name}
      badges={
        own ? (
          <Badge tone="info">{texts.own}</Badge>
        ) : (
          <Badge tone="other">
            {kind === 'desk' ? texts.receptionist : texts.roles[isRole(role) ? role : 'admin']}
          </Badge>
        )
      }
      detail={device}
      facts={facts.join(' · ')}
    >
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
    </SettingsRow>
  );
}
