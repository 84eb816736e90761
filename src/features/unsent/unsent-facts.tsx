import type { UnsentVisit } from '#src/offline/outbox/unsent.ts';
import { useOutbox } from '#src/offline/state/outbox-store.ts';
import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { ageOf } from './age.ts';

const texts = unsentTexts.facts;

/** This device's queue in four figures, and what puts it at risk. */
export function UnsentFacts({ visits, now }: { visits: readonly UnsentVisit[]; now: number }) {
  const { lastSentAt, persisted, lowSpace } = useOutbox();
  const attention = visits.filter(({ state }) => state === 'needs-attention' || state === 'paused').length;
  const [oldest] = visits.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const facts = [
    { label: texts.attention, value: String(attention), alarming: attention > 0 },
    { label: texts.waiting, value: String(visits.length - attention) },
    { label: texts.oldest, value: oldest ? ageOf(oldest.createdAt, now).words : texts.none },
    { label: texts.lastSent, value: formatClinicTime(lastSentAt, 'date-time') ?? texts.never },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-line shadow-card lg:grid-cols-4">
        {facts.map(({ label, value, alarming }) => (
          <div key={label} className="grid content-start gap-1 bg-white p-4">
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className={`text-lg leading-snug font-bold ${alarming ? 'text-danger' : 'text-ink'}`}>{value}</dd>
          </div>
        ))}
      </dl>
      {lowSpace && <Alert tone="warning">{unsentTexts.lowSpace}</Alert>}
      {persisted === false && <Alert tone="warning">{unsentTexts.notPersisted}</Alert>}
    </>
  );
}
