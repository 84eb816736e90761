import type { UnsentVisit } from '#src/offline/outbox/unsent.ts';
import { openVisit, retryVisit } from '#src/offline/outbox/unsent.ts';
import { unsentTexts as texts } from '#src/locales/en/everywhere/unsent.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { ageOf } from './age.ts';
import { printTicket } from '#src/platform/paper/print-ticket.ts';

const TONES: Readonly<Record<UnsentVisit['state'], BadgeTone>> = {
  waiting: 'warning',
  sending: 'info',
  'needs-attention': 'danger',
  paused: 'danger',
  newer: 'other',
};

type UnsentCardProps = {
  visit: UnsentVisit;
  /** Undefined while names are hidden. */
  name: string | undefined;
  mayFix: boolean;
  now: number;
  onFix: () => void;
  onDiscard: () => void;
};

/** One unsent visit: its ticket, its state and why, and what can be done about it. */
export function UnsentCard({ visit, name, mayFix, now, onFix, onDiscard }: UnsentCardProps) {
  const { visitId, ticket, state, step, tries, createdAt } = visit;
  const age = ageOf(createdAt, now);
  const isOwn = state !== 'newer';

  async function retry(): Promise<void> {
    await retryVisit(visitId).catch(() => undefined);
    announce(texts.retried(ticket));
  }

  async function print(): Promise<void> {
    const opened = await openVisit(visitId).catch(() => []);
    void printTicket({ ticket, code: opened.find(({ checkInCode }) => checkInCode !== undefined)?.checkInCode });
  }

  return (
    <li className="grid content-start gap-4 rounded-card bg-white p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-xl font-bold whitespace-nowrap text-ink">{ticket}</h2>
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        <p className="basis-full wrap-anywhere text-ink-2">
          {name ?? (step === 'book' ? texts.registeredOnly : texts.masked)}
        </p>
      </div>
      <div className="grid gap-1">
        <p className="text-pretty text-ink">{reasonOf(visit)}</p>
        <p className="text-sm text-ink-3">
          {texts.facing(texts.steps[step], texts.tries(tries), formatClinicTime(createdAt, 'date-time') ?? '')}
        </p>
        {age.old && <p className="text-sm font-semibold text-danger">{texts.tooOld}</p>}
      </div>
      <div role="group" aria-label={texts.actionsOf(ticket)} className="mt-auto flex flex-wrap gap-1 *:px-3!">
        {isOwn && (
          <Button
            variant={state === 'needs-attention' ? 'secondary' : 'quiet'}
            icon="refresh-cw"
            disabled={state === 'sending'}
            onClick={() => void retry()}
          >
            {texts.retry}
          </Button>
        )}
        {isOwn && mayFix && step === 'register' && (
          <Button variant="quiet" icon="pencil" disabled={state === 'sending'} onClick={onFix}>
            {texts.fix}
          </Button>
        )}
        <Button variant="quiet" icon="printer" onClick={() => void print()}>
          {texts.print}
        </Button>
        {isOwn && (
          <Button variant="quiet" icon="trash-2" disabled={state === 'sending'} onClick={onDiscard}>
            {texts.discard}
          </Button>
        )}
      </div>
    </li>
  );
}

function reasonOf({ state, step, reason, tries }: UnsentVisit): string {
  if (state === 'newer') return texts.reasons.newer;
  if (reason === undefined || tries === 0) return texts.reasons.new;
  return step === 'book' && reason === 'refused' ? texts.bookingRefused : texts.reasons[reason];
}
