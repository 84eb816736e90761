import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { timeTexts as times } from '#src/locales/en/patient/times.ts';
import type { SentTo } from '#src/features/registration/visit/registration-store.ts';

type TicketProps = {
  number: string;
  to: SentTo;
  /** In words, once the server has booked it. */
  time: string | undefined;
};

/** The number that will be called, large enough to be read from a seat. */
export function Ticket({ number, to, time }: TicketProps) {
  return (
    <div className="grid gap-4 rounded-card border-2 border-dashed border-line-strong p-4 text-center sm:p-6">
      <div className="@container">
        <p className="text-ink-2">{texts.yourTicket}</p>
        <p className="text-[min(6rem,16cqi)] leading-tight font-bold whitespace-nowrap text-ink">{number}</p>
      </div>
      {time !== undefined && (
        <div>
          <p className="text-ink-2">{times.agreed}</p>
          <p className="text-2xl leading-tight font-bold text-ink">{time}</p>
        </div>
      )}
      <dl className="flex flex-wrap justify-center gap-x-10 gap-y-3">
        <div>
          <dt className="text-ink-2">{texts.doctorLabel}</dt>
          <dd className="font-semibold text-ink">{to.doctor}</dd>
        </div>
        <div>
          <dt className="text-ink-2">{texts.departmentLabel}</dt>
          <dd className="font-semibold text-ink">{to.department}</dd>
        </div>
      </dl>
    </div>
  );
}
