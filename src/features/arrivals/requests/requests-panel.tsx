import { useId, useState } from 'react';
import type { BookingRequest, SettleRequestBody } from '#shared/contract/booking/booking-requests.ts';
import { requestTexts as texts } from '#src/locales/en/desk/booking-requests.ts';
import { settleRequest } from '#src/platform/api/staff/booking-requests.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { RequestRow } from './request-row.tsx';
import { useRequests } from './use-requests.ts';

const DONE = { 'time-given': texts.given, 'walk-in': texts.isWalkIn, cancelled: texts.cancelled, stands: texts.stands };

/** Patients who wait for a time, the longest waiting first, each with the nearest free ones. Nothing where nobody does. */
export function RequestsPanel({ today }: { today: string }) {
  const id = useId();
  const { value, refresh } = useRequests();
  const { busy, failure, run } = useStaffAct('admin', refresh);
  const [at, setAt] = useState<string>();
  if (value === undefined || value.requests.length === 0) return null;

  async function settle({ _id }: BookingRequest, body: SettleRequestBody): Promise<void> {
    if (busy) return;
    setAt(_id);
    await run({
      call: () => settleRequest(_id, body),
      words: { done: DONE[body.as], failed: texts.settleFailed, overtaken: texts.overtaken },
    });
  }

  const { requests, total } = value;
  return (
    <section aria-labelledby={id} className="rounded-card bg-white shadow-card">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3">
        <h2 id={id} className="font-bold text-ink">
          {texts.title}
        </h2>
        <p className="text-ink-2">{texts.count(total)}</p>
      </div>
      {failure !== undefined && (
        <Alert tone="danger" title={failure.title} className="m-4">
          {failure.description}
        </Alert>
      )}
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <li key={request._id}>
            <RequestRow
              request={request}
              today={today}
              busy={busy && at === request._id}
              onSettle={(body) => void settle(request, body)}
            />
          </li>
        ))}
      </ul>
      {total > requests.length && <p className="px-4 py-3 text-ink-2">{texts.more(total - requests.length)}</p>}
    </section>
  );
}
