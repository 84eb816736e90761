import type { BookingRequest, SettleRequestBody } from '#shared/contract/booking/booking-requests.ts';
import { safetyTexts } from '#src/locales/en/everywhere/safety.ts';
import { requestTexts as texts } from '#src/locales/en/desk/booking-requests.ts';
import { clinicDay, formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { settleRequest } from '#src/platform/api/staff/booking-requests.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { UrgentMark } from '#src/ui/parts/urgent-mark.tsx';

const DONE = { 'time-given': 'given', 'walk-in': 'isWalkIn', cancelled: 'cancelled', stands: 'stands' } as const;

type RequestRowProps = { request: BookingRequest; today: string; onChanged: () => void };

/**
 * One patient who needs a time: why, when it would suit, and the three nearest times as buttons. Each row is saved by itself, so
 * that nobody has to wait for the row before.
 */
export function RequestRow({ request, today, onChanged }: RequestRowProps) {
  const { _id, name, ticket, doctor, department, nearest, urgent, cause } = request;
  const { busy, failure, run } = useStaffAct('admin', onChanged);
  const settle = (body: SettleRequestBody) =>
    void run({
      call: () => settleRequest(_id, body),
      words: { done: texts[DONE[body.as]], failed: texts.settleFailed, overtaken: texts.overtaken },
    });
  const of = <span className="sr-only">{texts.of(name)}</span>;
  return (
    <div className="grid items-start gap-x-6 gap-y-3 px-4 py-3 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      {failure !== undefined && (
        <Alert tone="danger" title={failure.title} className="@3xl:col-span-2">
          {failure.description}
        </Alert>
      )}
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere text-ink">
          <span>{ticket ?? texts.noTicket}</span> <span>{name}</span>
          {urgent && <UrgentMark word={safetyTexts.urgent} />}
        </h3>
        <p className="text-ink-2">{texts.whom(doctor, department)}</p>
        <p className="text-ink-2">{[texts.causes[cause], ...wishOf(request, today)].join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 @3xl:justify-end">
        {nearest.length === 0 && <p className="me-2 text-ink-2">{texts.noneFree}</p>}
        {nearest.map(({ startsAt, day, label, doctorId }) => (
          <Button
            key={`${doctorId} ${startsAt}`}
            className="min-h-11! px-4! py-1.5!"
            busy={busy}
            onClick={() => settle({ as: 'time-given', startsAt, doctorId })}
          >
            {texts.give(texts.at(day, label, today))}
            {of}
          </Button>
        ))}
        <Button
          variant="secondary"
          className="min-h-11! px-4! py-1.5!"
          busy={busy}
          onClick={() => settle({ as: 'walk-in' })}
        >
          {texts.walkIn}
          {of}
        </Button>
        <Button
          variant="quiet"
          className="min-h-11! px-4! py-1.5! text-danger!"
          busy={busy}
          onClick={() => settle({ as: 'cancelled' })}
        >
          {texts.cancel}
          {of}
        </Button>
      </div>
    </div>
  );
}

function wishOf({ wishedAt, wishedDay, wishedPart, cause }: BookingRequest, today: string): string[] {
  const [day, time] = [clinicDay(wishedAt), formatClinicTime(wishedAt, 'time')];
  if (day !== undefined && time !== undefined) return [texts.lost(texts.at(day, time, today))];
  const part = wishedPart ?? (cause === 'offline' || cause === 'asked' ? 'soon' : undefined);
  return [
    ...(wishedDay ? [texts.wishedDay(texts.day(wishedDay, today))] : []),
    ...(part === undefined ? [] : [texts.wishes[part]]),
  ];
}
