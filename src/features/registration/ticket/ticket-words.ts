import { CLINIC_DEFAULTS } from '#shared/contract/clinic/clinic-defaults.ts';
import { frontdeskTexts } from '#src/locales/en/patient/frontdesk.ts';
import { ticketTexts as texts } from '#src/locales/en/patient/ticket.ts';
import type { Submission } from '#src/features/registration/visit/registration-store.ts';

/** Where the page is read: at the clinic's own screen, on a device of one's own in the house, or somewhere else. */
export type ReadAt = 'clinic screen' | 'in the house' | 'at home';
export type Outcome = Extract<Submission, { ticket: string }>;

/** What the words depend on. */
export type TicketFacts = {
  readonly outcome: Pick<Outcome, 'kind' | 'by' | 'edited' | 'unkept' | 'slot'> & {
    readonly to: Pick<Outcome['to'], 'hasPhone'>;
  };
  /** The patient was shown warning signs: nobody is sent anywhere by this page. */
  readonly isWarned: boolean;
  /** The time that the server has booked. */
  readonly time: { readonly words: string; readonly isToday: boolean } | undefined;
  readonly clinic: { readonly name: string; readonly phone: string };
  /** Floor and room; empty where none is set. */
  readonly where: string;
};

export type TicketWords = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
};

/**
 * What the page after Submit says, by what became of the registration and by where it is read. The owner's sentences stand as
 * they are; what follows each of them is true at that place: nobody at home is told to take a seat, or sent to a reception.
 */
export function ticketWords(facts: TicketFacts, at: ReadAt): TicketWords {
  const { kind } = facts.outcome;
  return {
    title: titleOf(facts, at),
    lines: kind === 'accepted' ? acceptedLines(facts, at) : keptLines(facts, at),
    steps: kind === 'accepted' && !facts.isWarned ? stepsOf(facts, at) : [],
  };
}

function titleOf({ outcome: { kind, by }, isWarned }: TicketFacts, at: ReadAt): string {
  if (kind === 'saved') return frontdeskTexts.savedTitle;
  if (kind === 'accepted') return by === 'voice' ? frontdeskTexts.voiceSuccess : frontdeskTexts.formSuccess;
  if (isWarned) return frontdeskTexts.attentionWarnedTitle;
  return at === 'at home' ? texts.attentionHomeTitle : frontdeskTexts.attentionTitle;
}

function acceptedLines({ outcome, isWarned }: TicketFacts, at: ReadAt): string[] {
  const { by, to, edited = false, unkept = false } = outcome;
  const owners = by === 'voice' ? frontdeskTexts.voiceSuccessText : frontdeskTexts.formSuccessText;
  if (isWarned) return [owners, ...(edited ? [frontdeskTexts.laterEditsWarned] : [])];
  const bySms = to.hasPhone ? texts.smsAfterSigning : texts.noSms;
  const later = at === 'at home' ? texts.laterEditsHome : frontdeskTexts.laterEdits;
  return [
    owners,
    by === 'form' ? texts.signedFirst : bySms,
    ...(unkept ? [frontdeskTexts.sentUnkept] : []),
    ...(edited ? [later] : []),
  ];
}

function keptLines({ outcome: { kind }, isWarned, clinic }: TicketFacts, at: ReadAt): string[] {
  if (kind === 'saved') {
    if (isWarned) return [frontdeskTexts.savedWarnedText];
    return at === 'at home' ? [texts.savedHome] : [frontdeskTexts.savedText, frontdeskTexts.savedStay];
  }
  if (isWarned) return [frontdeskTexts.attentionWarnedText];
  if (at !== 'at home') return [frontdeskTexts.attentionText];
  return [clinic.phone === '' ? texts.attentionHome : texts.attentionHomeCall(clinic.phone)];
}

function stepsOf(facts: TicketFacts, at: ReadAt): string[] {
  if (at === 'at home') return [comeWords(facts), arriveWords(facts), texts.called];
  const { time, where, outcome } = facts;
  const first = at === 'clinic screen' ? texts.keepNumber : texts.sayYouAreHere;
  if (outcome.slot?.state === 'asked') return [first, texts.timeGivenHere, texts.called];
  if (time !== undefined && !time.isToday) return [texts.keepNumber, texts.comeBack(time.words), arriveWords(facts)];
  return [
    first,
    where === '' ? texts.sit : texts.sitAt(where),
    time === undefined ? calledWords(outcome.slot?.ahead) : texts.calledAt(time.words),
  ];
}

/** How many waited is said by the server to a screen of the clinic only, and was true when it registered. */
function calledWords(ahead: number | undefined): string {
  if (ahead === undefined) return texts.called;
  return ahead === 0 ? texts.calledNext : texts.calledAfter(ahead);
}

function comeWords({ time, outcome, clinic }: TicketFacts): string {
  if (outcome.slot?.state === 'asked') return texts.timeGiven;
  if (clinic.name === CLINIC_DEFAULTS.name)
    return time === undefined ? texts.comeNamelessToday : texts.comeNameless(time.words);
  return time === undefined ? texts.comeToday(clinic.name) : texts.come(clinic.name, time.words);
}

function arriveWords({ where }: TicketFacts): string {
  return where === '' ? texts.showTicket : texts.showTicketAt(where);
}
