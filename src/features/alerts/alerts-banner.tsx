import { useEffect, useRef, useState } from 'react';
import type { StaffAlert } from '#shared/contract/alerts.ts';
import { alertTexts as texts } from '#src/locales/en/alerts.ts';
import { announce } from '#src/platform/announcer.ts';
import { useClinic } from '#src/platform/clinic.ts';
import { classNames } from '#src/ui/class-names.ts';
import { AlertRow } from './alert-row.tsx';
import { useAlerts } from './use-alerts.ts';

/** On top of every signed-in staff screen and paired desk: who needs somebody. Nothing while nobody does. */
export function AlertsBanner({ className }: { className: string }) {
  const { alerts, stale, look } = useAlerts();
  const now = useMinutes();
  useClinic();
  useAnnounced(alerts);
  if (alerts.length === 0) return null;
  const isOpen = alerts.some(({ acknowledgedAt }) => !acknowledgedAt);
  return (
    <section
      aria-label={texts.label}
      className={classNames(
        'rounded-card border-s-8 bg-white shadow-card',
        isOpen ? 'border-danger' : 'border-success',
        className,
      )}
    >
      <ul className="divide-y divide-line">
        {alerts.map((alert) => (
          <AlertRow key={alert._id} alert={alert} now={now} onTaken={look} />
        ))}
      </ul>
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

/** Says each new call once, however often it is fetched. */
function useAnnounced(alerts: readonly StaffAlert[]): void {
  const said = useRef(new Set<string>());
  useEffect(() => {
    for (const { _id, kind, place, acknowledgedAt } of alerts) {
      if (acknowledgedAt || said.current.has(_id)) continue;
      said.current.add(_id);
      announce(kind === 'help' ? texts.help(place) : texts.urgent(place), 'assertive');
    }
  }, [alerts]);
}
