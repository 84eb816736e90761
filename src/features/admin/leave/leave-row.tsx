import type { ScheduleException } from '#shared/contract/booking/schedule-exceptions.ts';
import { leaveTexts as texts } from '#src/locales/en/admin/leave.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { SettingsRow } from '#src/features/admin/settings/settings-row.tsx';

type LeaveRowProps = { entry: ScheduleException; who: string; busy: boolean; onRemove: () => void };

/** One entry: for whom, which days, which hours of them. */
export function LeaveRow({ entry, who, busy, onRemove }: LeaveRowProps) {
  const { kind, fromDay, toDay, from, to, slotMinutes, capacity, reason } = entry;
  const days = texts.days(fromDay, toDay);
  const hours = from === null || to === null ? texts.wholeDay : texts.hours(from, to);
  const session = kind === 'extra' && slotMinutes !== null ? texts.session(slotMinutes, capacity ?? 1) : '';
  return (
    <SettingsRow
      name={who}
      hasPortrait={false}
      badges={<Badge tone={kind === 'closed' ? 'warning' : 'info'}>{texts.badges[kind]}</Badge>}
      detail={days}
      facts={[hours, session, reason].filter((fact) => fact !== '').join(' · ')}
    >
      <Button
        variant="secondary"
        aria-label={texts.removeOne(who, days)}
        busy={busy}
        busyText={texts.removing}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    </SettingsRow>
  );
}
