import type { ReactNode } from 'react';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { ticketTexts } from '#src/locales/en/patient/ticket.ts';
import { timeTexts as times } from '#src/locales/en/patient/times.ts';
import type { SentTo } from '#src/features/registration/visit/registration-store.ts';
import { TicketCode } from './ticket-code.tsx';
import { useDepartmentLanguage, useHouseLanguage } from '#src/platform/clinic/house-language.ts';

type TicketProps = {
  number: string;
  code: string | undefined;
  /** Beside a warning nothing is to be scanned. */
  isPlain?: boolean;
  to: Pick<SentTo, 'doctor' | 'department'>;
  /** The first name, on a device of one's own only: a screen in the hall shows nobody's. */
  name: string | undefined;
  /** In words, once the server has booked it. */
  time: string | undefined;
  /** Floor and room; empty where none is set. */
  where: string;
  /** What may be done with the code. */
  hint?: ReactNode;
};

/** The number that will be called, large enough to be read from a seat, and where to go with it. */
export function Ticket({ number, code, isPlain = false, to, name, time, where, hint }: TicketProps) {
  const departmentLanguage = useDepartmentLanguage();
  const houseLanguage = useHouseLanguage();
  const facts: { label: string; value: string; lang?: string | undefined; isLarge: boolean }[] = [
    ...(time === undefined ? [] : [{ label: times.agreed, value: time, isLarge: true }]),
    { label: texts.doctorLabel, value: to.doctor, isLarge: false },
    {
      label: texts.departmentLabel,
      value: departmentName(to.department),
      lang: departmentLanguage(to.department),
      isLarge: false,
    },
    ...(where === '' ? [] : [{ label: ticketTexts.where, value: where, lang: houseLanguage(where), isLarge: false }]),
  ];
  return (
    <div className="ticket grid content-center lg:row-span-2 gap-5 rounded-card border-2 border-dashed border-line-strong p-[min(1.5rem,6vw)]">
      <div className="@container text-center">
        <p className={`text-ink-2 ${name === undefined ? '' : 'private-words'}`}>
          {name === undefined ? texts.yourTicket : ticketTexts.ticketOf(name)}
        </p>
        <p className="text-[min(6rem,16cqi)] leading-tight font-bold whitespace-nowrap text-ink">
          <bdi dir="ltr">{number}</bdi>
        </p>
      </div>
      <div className="@container">
        <div className="grid items-center gap-5 @[18rem]:grid-cols-[minmax(0,1fr)_auto]">
          <dl className="grid gap-3 text-center @[18rem]:text-start">
            {facts.map(({ label, value, lang, isLarge }) => (
              <div key={label}>
                <dt className="text-ink-2">{label}</dt>
                <dd
                  className={`wrap-anywhere text-ink ${isLarge ? 'text-2xl leading-tight font-bold' : 'font-semibold'}`}
                >
                  <bdi lang={lang}>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {!isPlain && (
            <div className="@[18rem]:row-span-2">
              <TicketCode ticket={number} code={code} />
            </div>
          )}
          {!isPlain && <div className="empty:hidden">{hint}</div>}
        </div>
      </div>
    </div>
  );
}
