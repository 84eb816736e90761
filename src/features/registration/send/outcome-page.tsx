import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { warningTexts } from '#src/locales/en/everywhere/red-flags.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon, type IconName } from '#src/ui/parts/icon.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { sayWarning } from '#src/features/registration/hear/note-red-flags.ts';
import { RedFlagCard } from '#src/features/registration/hear/red-flag-card.tsx';
import { useRegistration, type Submission } from '#src/features/registration/visit/registration-store.ts';
import { NextStep, useAgreedTime } from './agreed-time.tsx';
import { Ticket } from './ticket.tsx';
import { TicketOnPaper } from './ticket-on-paper.tsx';

type Outcome = Extract<Submission, { ticket: string }>;

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
  const agreed = useAgreedTime(outcome);
  const isWarned = useRegistration((state) => state.redFlags.length > 0);
  // The form was long and scrolled; this page is short and must be seen from its top.
  useLayoutEffect(() => {
    // Not as an expression: newer browsers answer with a promise, which React would take for a clean-up.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (isWarned) sayWarning();
  }, [isWarned]);
  return (
    <div
      className={`outcome-card grid gap-6 rounded-card bg-white p-4 shadow-card sm:p-10 ${isWarned ? 'outcome-card-warned' : ''}`}
    >
      {isWarned && (
        <>
          <RedFlagCard last={warningTexts.keepTicket} takesFocus />
          <Ticket number={outcome.ticket} to={outcome.to} time={agreed?.words} />
        </>
      )}
      <div className={`outcome-words grid content-start gap-3 rounded-card p-5 sm:p-6 ${box}`}>
        <Icon name={icon} size={300} />
        <PageHeading key={outcome.kind} focusOnMount={!isWarned} className="text-current">
          {titleOf(outcome, isWarned)}
        </PageHeading>
        {linesOf(outcome, isWarned)}
      </div>
      {!isWarned && <Ticket number={outcome.ticket} to={outcome.to} time={agreed?.words} />}
      {!isWarned && <NextStep outcome={outcome} />}
      <TicketOnPaper outcome={outcome} />
      <Button size="lg" className="min-h-16 w-full" onClick={onDone}>
        {outcome.kind === 'accepted' ? texts.registerAnother : texts.done}
      </Button>
    </div>
  );
}

function titleOf({ kind, by }: Outcome, isWarned: boolean): string {
  if (kind === 'saved') return texts.savedTitle;
  if (kind === 'needs attention') return isWarned ? texts.attentionWarnedTitle : texts.attentionTitle;
  return by === 'voice' ? texts.voiceSuccess : texts.formSuccess;
}

/** The texts of REG-14 as they are, each followed by what they leave out; nobody with warning signs is sent about. */
function linesOf({ kind, by, to, edited = false, unkept = false }: Outcome, isWarned: boolean): ReactNode {
  const bySms = to.hasPhone ? texts.voiceHonestPhone : texts.voiceHonestNoPhone;
  const honest = by === 'form' ? texts.formHonest : bySms;
  const lines = {
    accepted: [
      by === 'voice' ? texts.voiceSuccessText : texts.formSuccessText,
      ...(isWarned ? [] : [honest]),
      ...(unkept && !isWarned ? [texts.sentUnkept] : []),
      ...(edited ? [isWarned ? texts.laterEditsWarned : texts.laterEdits] : []),
    ],
    saved: isWarned ? [texts.savedWarnedText] : [texts.savedText, texts.savedStay],
    'needs attention': [isWarned ? texts.attentionWarnedText : texts.attentionText],
  }[kind];
  return lines.map((line, index) => (
    <p key={line} className={index === 0 ? 'text-lg font-semibold' : ''}>
      {line}
    </p>
  ));
}
