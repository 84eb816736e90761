import { useEffect, useRef, useState } from 'react';
import type { StaffAlert } from '#shared/contract/device/alerts.ts';
import { alertTexts as texts } from '#src/locales/en/staff/alerts.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { AlertRows } from './alert-rows.tsx';
import { OwnDeviceAlerts } from './own-device-alerts.tsx';
import { useAlerts } from './use-alerts.ts';

/**
 * On top of every signed-in staff screen and paired desk: who needs somebody, newest first. Nothing while nobody does.
 * What unpaired browsers have sent stands apart, so that a crowd of them covers no call from the house.
 */
export function AlertsBanner({ className }: { className: string }) {
  const { alerts, open, stale, look } = useAlerts();
  const now = useMinutes();
  useClinic();
  useAnnounced(alerts);
  if (alerts.length === 0) return null;
  const waiting = alerts.filter(({ acknowledgedAt }) => !acknowledgedAt);
  const fromPairedDevices = waiting.filter(({ isOwnDevice }) => !isOwnDevice);
  const fromElsewhere = waiting.filter(({ isOwnDevice }) => isOwnDevice);
  const taken = alerts.filter(({ acknowledgedAt }) => acknowledgedAt);
  return (
    <section
      aria-label={texts.label}
      className={classNames(
        'rounded-card border-s-8 bg-white shadow-card',
        waiting.length > 0 ? 'border-danger' : 'border-success',
        className,
      )}
    >
      <AlertRows alerts={fromPairedDevices} count={open.paired} now={now} onTaken={look} />
      <OwnDeviceAlerts alerts={fromElsewhere} count={open.ownDevice} now={now} onTaken={look} />
      <AlertRows alerts={taken} count={taken.length} now={now} onTaken={look} />
      {stale && <p className="px-5 pb-3 text-ink-2">{texts.stale}</p>}
    </section>
  );
}

/** The time, moving on twice a minute. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Says each new call once, however often it is fetched; a crowd of unpaired browsers is said as one. */
function useAnnounced(alerts: readonly StaffAlert[]): void {
  const said = useRef(new Set<string>());
  useEffect(() => {
    const fresh = alerts.filter(({ _id, acknowledgedAt }) => !acknowledgedAt && !said.current.has(_id));
    for (const { _id } of fresh) said.current.add(_id);
    const words = fresh.map(({ kind, place, isOwnDevice }) => {
      if (isOwnDevice) return texts.ownDevice;
      return kind === 'help' ? texts.help(place) : texts.urgent(place);
    });
    if (words.length > 0) announce([...new Set(words)].join('. '), 'assertive');
  }, [alerts]);
}
