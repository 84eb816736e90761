import { Link } from '@tanstack/react-router';
import { useOutbox } from '#src/offline/state/outbox-store.ts';
import type { DeviceView } from '#shared/contract/device/devices.ts';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { serverNow } from '#src/platform/clinic/server-clock.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { toneOf } from '#src/features/arrivals/board/wait-words.ts';
import { useClinicNow } from './use-clinic-now.ts';

const texts = arrivalsTexts.now;
/** A paired device says once a minute how it is. */
const SILENT_MS = 3 * 60_000;

/** The clinic at this moment, at the top of a dashboard; every figure leads to where it can be seen to. */
export function ClinicNow() {
  const { queue, devices } = useClinicNow();
  const ownUnsent = useOutbox(({ waiting, sending, needsAttention }) => waiting + sending + needsAttention);
  if (queue === undefined) return null;
  const { waiting, urgent, longestWaitMinutes: longest, byDoctor } = queue;
  const silent = devices.filter(isSilent).length;
  const unsent = ownUnsent + devices.reduce((sum, { report }) => sum + (report?.unsent ?? 0), 0);
  const busy = byDoctor.filter((line) => line.waiting > 0 || line.inRoom > 0);
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg font-bold text-ink">{texts.title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3">
        <Figure to="/admin/arrivals" label={texts.waiting} value={String(waiting)} />
        <Figure
          to="/admin/arrivals"
          label={texts.longest}
          value={longest === null ? texts.nobody : texts.minutes(longest)}
          alarm={longest === null ? 'calm' : toneOf(longest)}
        />
        <Figure
          to="/admin/arrivals"
          label={texts.urgent}
          value={String(urgent)}
          alarm={urgent > 0 ? 'too-long' : 'calm'}
        />
        <Figure
          to="/admin/settings"
          view="devices"
          label={texts.silent}
          value={String(silent)}
          alarm={silent > 0 ? 'long' : 'calm'}
        />
        <Figure to="/admin/unsent" label={texts.unsent} value={String(unsent)} alarm={unsent > 0 ? 'long' : 'calm'} />
      </ul>
      {busy.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold text-ink-2">{texts.byDoctor}</h3>
          <ul className="flex flex-wrap gap-2">
            {busy.map(({ doctorId, doctor, waiting: count, inRoom }) => (
              <li key={doctorId}>
                <Link
                  to="/admin/arrivals"
                  search={{ doctor: doctorId }}
                  className="flex min-h-11 items-center gap-2 rounded-input border border-line px-3 text-ink no-underline hover:border-brand hover:bg-sky-100"
                >
                  <span className="font-semibold">{doctor}</span>
                  <span className="text-ink-2">{texts.line(count, inRoom)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function isSilent({ lastSeenAt, pairedAt }: DeviceView): boolean {
  return serverNow() - Date.parse(lastSeenAt ?? pairedAt) > SILENT_MS;
}

const ALARMS = { calm: 'text-ink', long: 'text-warning', 'too-long': 'text-danger' };

type FigureProps = {
  to: '/admin/arrivals' | '/admin/settings' | '/admin/unsent';
  view?: 'devices';
  label: string;
  value: string;
  alarm?: keyof typeof ALARMS;
};

function Figure({ to, view, label, value, alarm = 'calm' }: FigureProps) {
  return (
    <li>
      <Link
        to={to}
        search={view === undefined ? {} : { view }}
        className="grid h-full min-h-20 content-between gap-1 rounded-input border border-line px-3 py-2.5 no-underline hover:border-brand hover:bg-sky-100"
      >
        <span className="min-w-0 wrap-anywhere text-ink-2">{label}</span>
        <span className={classNames('text-2xl leading-tight font-bold', ALARMS[alarm])}>{value}</span>
      </Link>
    </li>
  );
}
