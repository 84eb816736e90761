import { useEffect, useLayoutEffect } from 'react';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { warningTexts } from '#src/locales/en/everywhere/red-flags.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon, type IconName } from '#src/ui/parts/icon.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { sayWarning } from '#src/features/registration/hear/note-red-flags.ts';
import { RedFlagCard } from '#src/features/registration/hear/red-flag-card.tsx';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';
import { useAgreedTime } from './agreed-time.ts';
import { CalendarButton } from './calendar-button.tsx';
import { NextSteps } from './next-steps.tsx';
import { PrintButton } from './print-button.tsx';
import { useReadAt } from './read-at.ts';
import { PhotoHint, ToPhone } from './to-phone.tsx';
import { Ticket } from './ticket.tsx';
import { ticketWords, type Outcome } from './ticket-words.ts';

const LOOKS: Readonly<Record<Outcome['kind'], { box: string; icon: IconName }>> = {
  accepted: { box: 'bg-advice-bg text-advice', icon: 'circle-check' },
  saved: { box: 'bg-offline-bg text-offline', icon: 'cloud-off' },
  'needs attention': { box: 'bg-offline-bg text-offline', icon: 'hand-helping' },
};

/**
 * The page after Submit: what became of the registration, the ticket, and what to do next. Whoever has warning signs is not
 * told to sit down and wait: the warning stands first, with the ticket under it, whatever became of the registration.
 */
export function OutcomePage({ outcome, onDone }: { outcome: Outcome; onDone: () => void }) {
  const { box, icon } = LOOKS[outcome.kind];
  const { ticket, checkInCode, to, kind } = outcome;
  const clinic = useKnownClinic();
  const at = useReadAt();
  const time = useAgreedTime(outcome);
  const isWarned = useRegistration((state) => state.redFlags.length > 0);
  const firstName = useRegistration(({ fields }) => fields.name.trim().split(/\s+/u)[0] ?? '');
  // The form was long and scrolled; this page is short and must be seen from its top.
  useLayoutEffect(() => {
    // Not as an expression: newer browsers answer with a promise, which React would take for a clean-up.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (isWarned) sayWarning();
  }, [isWarned]);
  const where = clinic.departmentPlaces[to.department] ?? '';
  const { title, lines, steps } = ticketWords({ outcome, isWarned, time, clinic, where }, at);
  const name = at === 'clinic screen' || firstName === '' ? undefined : firstName;
  const hasCalendar = time !== undefined && at !== 'clinic screen';
  const told = (
    <div key="told" className={`outcome-words grid content-start gap-3 rounded-card p-5 sm:p-6 ${box}`}>
      <Icon name={icon} size={300} />
      <PageHeading key={kind} focusOnMount={!isWarned} className="text-current">
        {title}
      </PageHeading>
      {lines.map((line, index) => (
        <p key={line} className={index === 0 ? 'text-lg font-semibold' : ''}>
          {line}
        </p>
      ))}
    </div>
  );
  const shown = (
    <Ticket
      key="ticket"
      number={ticket}
      code={checkInCode}
      isPlain={isWarned}
      to={to}
      name={name}
      time={time?.words}
      where={where}
      hint={at === 'clinic screen' && to.hasPhone && <PhotoHint />}
    />
  );
  return (
    <div
      className={`outcome-card grid gap-6 rounded-card bg-white p-[min(1rem,4vw)] shadow-card sm:p-10 ${isWarned ? 'outcome-card-warned' : 'lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto] lg:gap-x-10'}`}
    >
      {isWarned && <RedFlagCard last={warningTexts.keepTicket} takesFocus />}
      {isWarned ? [shown, told] : [told, shown]}
      <NextSteps steps={steps} at={at} />
      <div className={`outcome-acts grid content-end gap-3 ${isWarned ? '' : 'lg:col-start-2'}`}>
        <Button size="lg" className="min-h-16 w-full" onClick={onDone}>
          {texts.done}
        </Button>
        <div className="outcome-more flex flex-wrap gap-3 *:grow *:basis-48">
          <PrintButton outcome={outcome} where={where} time={time?.words} />
          {!isWarned && <ToPhone outcome={outcome} />}
          {hasCalendar && <CalendarButton outcome={outcome} where={where} />}
          {kind === 'accepted' && (
            <Button variant="quiet" size="lg" icon="user-plus" onClick={onDone}>
              {texts.registerAnother}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
