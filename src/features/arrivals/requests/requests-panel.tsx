import { useId } from 'react';
import { requestTexts as texts } from '#src/locales/en/desk/booking-requests.ts';
import { RequestRow } from './request-row.tsx';
import { useRequests } from './use-requests.ts';

/** Patients who wait for a time, the longest waiting first, each with the nearest free ones. Nothing where nobody does. */
export function RequestsPanel({ today }: { today: string }) {
  const id = useId();
  const { value, refresh } = useRequests();
  if (value === undefined || value.requests.length === 0) return null;

  const { requests, total } = value;
  return (
    <section aria-labelledby={id} className="rounded-card bg-white shadow-card">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3">
        <h2 id={id} className="font-bold text-ink">
          {texts.title}
        </h2>
        <p className="text-ink-2">{texts.count(total)}</p>
      </div>
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <li key={request._id}>
            <RequestRow request={request} today={today} onChanged={refresh} />
          </li>
        ))}
      </ul>
      {total > requests.length && <p className="px-4 py-3 text-ink-2">{texts.more(total - requests.length)}</p>}
    </section>
  );
}
