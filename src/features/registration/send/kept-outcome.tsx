import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { Frame } from '#src/features/registration/visit/frame.tsx';
import { RedFlagCard } from '#src/features/registration/hear/red-flag-card.tsx';
import { useRegistration, type RegistrationState } from '#src/features/registration/visit/registration-store.ts';
import { useEndVisit } from '#src/features/registration/visit/use-end-visit.ts';

/** Whether this visit was sent, or is on its way. */
export function isSubmitted({ submission, kept }: Pick<RegistrationState, 'submission' | 'kept'>): boolean {
  return 'ticket' in submission || kept !== undefined || submission.kind === 'sending';
}

/** What became of a visit, in as few parts as can be. */
export function KeptOutcome() {
  const { submission, kept, redFlags } = useRegistration();
  const finish = useEndVisit();
  const ticket = 'ticket' in submission ? submission.ticket : kept?.ticket;
  return (
    <Frame step="outcome">
      <div
        className={`outcome-card grid gap-6 rounded-card bg-white p-4 shadow-card sm:p-10 ${redFlags.length > 0 ? 'outcome-card-warned' : ''}`}
      >
        <PageHeading focusOnMount>{titleOf(submission.kind)}</PageHeading>
        <RedFlagCard />
        {ticket !== undefined && (
          <div className="grid gap-2 text-center">
            <p className="text-ink-2">{texts.yourTicket}</p>
            <p className="text-4xl font-bold text-ink">{ticket}</p>
          </div>
        )}
        {submission.kind === 'refused' && <p>{kept === undefined ? texts.notKept : texts.keptOnDevice}</p>}
        {submission.kind !== 'sending' && (
          <Button size="lg" className="min-h-16 w-full" onClick={finish}>
            {texts.done}
          </Button>
        )}
      </div>
    </Frame>
  );
}

function titleOf(kind: string): string {
  if (kind === 'accepted') return texts.registrationComplete;
  if (kind === 'sending') return texts.submitting;
  return kind === 'saved' ? texts.savedTitle : texts.attentionTitle;
}
