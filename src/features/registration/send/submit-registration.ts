import { FIRST_STATUS } from '#shared/clinic/appointment-status.ts';
import type { VisitRequest } from '#shared/contract/visit/commands.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { symptomTexts } from '#src/locales/en/patient/symptoms.ts';
import type { VisitKeys } from '#src/offline/visits/visit-keys.ts';
import { useOwnTicket } from '#src/offline/state/own-ticket.ts';
import { afterNextFrame } from '#src/platform/loading/press/after-next-frame.ts';
import { markBusy } from '#src/platform/update/busy.ts';
import { shownLanguage } from '#src/platform/language/show-language.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { fieldsOf } from '#src/features/registration/details/edit-fields.ts';
import { sentEntries } from '#src/features/registration/details/symptom-entries.ts';
import { watchWords } from '#src/features/registration/hear/hear-transcript.ts';
import { loadPaper } from '#src/features/registration/ticket/load-paper.ts';
import { outcomePage } from './outcome-slot.ts';
import { slotToAskFor } from './slot-to-ask-for.ts';
import { keepTicket } from '#src/features/registration/ticket/todays-tickets.ts';
import {
  useRegistration,
  type KeptVisit,
  type SentTo,
  type Submission,
  type TabName,
} from '#src/features/registration/visit/registration-store.ts';

const LONGEST_FRAME_MS = 200;

type Chosen = { readonly doctorId: string; readonly doctor: string; readonly department: string };
type Outbox = typeof import('#src/offline/outbox/outbox.ts');
type Result = {
  readonly ticket: string;
  readonly checkInCode: string | undefined;
  readonly to: SentTo;
  readonly by: TabName;
};
type Sending = { readonly visit: string; readonly tab: TabName; readonly to: SentTo };

/**
 * All that Submit needs and the first paint does not: the outbox with its database, the form's rules and the page that
 * follows. Fetched when the page is idle, so that pressing Submit waits for nothing, with or without a network.
 */
export function loadSubmitting() {
  void loadPaper().catch(() => undefined);
  return Promise.all([
    import('#src/offline/outbox/outbox.ts'),
    import('#shared/clinic/registration-form.ts'),
    outcomePage.preload(),
  ]);
}

/**
 * Submit Registration: checks the fields, saves the visit on this device and makes the first attempt to send it. It
 * returns when the outcome is in the store. Pressing it while one is under way does nothing. An unchanged visit is
 * sent again under the same keys; a changed one replaces the one that was refused.
 */
export async function submitRegistration(tab: TabName, chosen: Chosen): Promise<void> {
  if (useRegistration.getState().submission.kind === 'sending') return;
  const done = markBusy('sending');
  try {
    await checkAndSend(tab, chosen);
  } finally {
    done();
  }
}

async function checkAndSend(tab: TabName, chosen: Chosen): Promise<void> {
  const { visit } = useRegistration.getState();
  // Without errors before there is nothing to draw anew but the button.
  useRegistration.setState(({ faults }) => ({
    submission: { kind: 'sending' },
    faults: faults.length > 0 ? [] : faults,
  }));

  // "Submitting..." is on screen before the work begins: all of it would otherwise stand between the press and its frame.
  // A screen that is switched off at this moment draws none; nobody may be lost by it.
  await Promise.race([
    new Promise<void>(afterNextFrame),
    new Promise((resolve) => setTimeout(resolve, LONGEST_FRAME_MS)),
  ]);
  const loaded = await loadSubmitting().catch(() => undefined);
  const state = useRegistration.getState();
  if (state.visit !== visit) return;
  if (!loaded) {
    useRegistration.setState({ submission: { kind: 'storage-unavailable' } });
    return;
  }
  const [outbox, rules] = loaded;
  const parsed = rules.parseRegistrationForm(fieldsOf(tab, state));
  if (!parsed.ok) {
    useRegistration.setState({ submission: { kind: 'open' }, faults: parsed.problem, locked: false });
    return;
  }
  // Enter sends from within the field, before it is left.
  await watchWords(parsed.value.symptoms.join(', '));
  if (useRegistration.getState().visit !== visit) return;
  const symptoms = sentEntries(parsed.value.symptoms, symptomTexts.symptoms);
  const registration = { ...parsed.value, symptoms, doctorId: chosen.doctorId };
  const { redFlags, tickedSigns, alertId, time, remind } = useRegistration.getState();
  const slot = slotToAskFor(time, chosen.doctorId, remind);
  const request: VisitRequest = {
    registration,
    ...(redFlags.length > 0 && { urgent: true, alertId }),
    ...(tickedSigns.length > 0 && { ticked: tickedSigns }),
    booking: { doctorId: chosen.doctorId, date: new Date().toISOString(), status: FIRST_STATUS },
    ...(slot && { slot }),
    language: shownLanguage(),
  };
  const to = { doctor: chosen.doctor, department: chosen.department, hasPhone: parsed.value.phone !== '' };
  await send(outbox, { visit, tab, to }, request);
}

async function send(outbox: Outbox, sending: Sending, request: VisitRequest): Promise<void> {
  const before = useRegistration.getState().kept;
  if (outbox.isUnkept()) {
    await sendUnkept(outbox, sending, request, 'storage-unavailable');
    return;
  }
  // Unchanged, the outbox frees the rows it has, under their keys; changed, it replaces them.
  const saved = await outbox.submit(request, before ? { replacing: before.visitId } : {});
  if (!saved.ok) {
    // What was kept before goes by itself: sent from here, too, it could become two patients.
    if (before) settle(sending, { kind: saved.problem.kind });
    else await sendUnkept(outbox, sending, request, saved.problem.kind, saved.problem.keys);
    return;
  }
  const { visitId, ticket, registered, checkInCode = before?.checkInCode } = saved.value;
  const result = { ticket, checkInCode, to: sending.to, by: sending.tab };
  // The server has taken the registration as it was first sent.
  const typed = registered && before ? before.typed : typedIn(sending.tab);
  keep(sending, { visitId, ticket, checkInCode, registered, typed });
  const outcome = await outbox.firstAttempt(visitId);
  if (outcome.kind === 'accepted') {
    settle(sending, { kind: 'accepted', ...result, slot: outcome.slot });
    return;
  }
  if (outcome.kind === 'unanswered') {
    settle(sending, { kind: 'saved', ...result });
  } else {
    keep(sending, { visitId, ticket, checkInCode, registered: outcome.registered, typed });
    settle(sending, { kind: 'refused', ...(outcome.message !== undefined && { message: outcome.message }) });
  }
  watch(outbox, sending, visitId, result);
}

/** What this device cannot keep goes straight to the server, and the patient hears what became of it. */
async function sendUnkept(
  outbox: Outbox,
  sending: Sending,
  request: VisitRequest,
  why: 'storage-full' | 'storage-unavailable',
  keys?: VisitKeys,
): Promise<void> {
  const outcome = await outbox.sendDirectly(request, keys);
  const { ticket, checkInCode } = outcome;
  if (outcome.kind === 'accepted') {
    settle(sending, {
      kind: 'accepted',
      ticket,
      checkInCode,
      to: sending.to,
      by: sending.tab,
      slot: outcome.slot,
      unkept: true,
    });
  } else if (outcome.kind === 'refused') {
    settle(sending, { kind: 'refused', ...(outcome.message !== undefined && { message: outcome.message }) });
  } else {
    settle(sending, { kind: why });
  }
}

/**
 * The outbox goes on by itself: "Saved on this device" turns into what became of it, and a visit whose first attempt
 * was refused may still be accepted, as long as this patient stands before the screen and is not submitting again.
 */
function watch({ watchVisit }: Outbox, sending: Sending, visitId: string, result: Result): void {
  const stop = watchVisit(visitId, (state, slot) => {
    if (state !== 'accepted' && state !== 'refused') return;
    const now = useRegistration.getState();
    const waits = now.submission.kind === 'saved' || (now.submission.kind === 'refused' && state === 'accepted');
    if (waits && now.kept?.visitId === visitId) {
      settle(sending, { kind: state === 'accepted' ? 'accepted' : 'needs attention', ...result, slot });
    }
    if (state === 'accepted' || !isCurrent(sending)) stop();
  });
}

function keep(sending: Sending, kept: KeptVisit): void {
  if (isCurrent(sending)) useRegistration.setState({ kept });
}

function typedIn(tab: TabName): string {
  return JSON.stringify(fieldsOf(tab, useRegistration.getState()));
}

function isCurrent({ visit }: Sending): boolean {
  return useRegistration.getState().visit === visit;
}

/** Nothing of whom it is for: that alone is kept with a ticket. */
function doctorOf({ doctor, department }: SentTo): Pick<SentTo, 'doctor' | 'department'> {
  return { doctor, department };
}

function settle(sending: Sending, submission: Submission): void {
  // The next patient's screen must not show this one's outcome; the queue keeps what it has.
  if (!isCurrent(sending)) return;
  const { kept } = useRegistration.getState();
  const edited = submission.kind === 'accepted' && kept !== undefined && kept.typed !== typedIn(sending.tab);
  useRegistration.setState({ submission: edited ? { ...submission, edited } : submission });
  const isUnsent = submission.kind === 'saved' || submission.kind === 'needs attention';
  useOwnTicket.setState({ ticket: isUnsent ? submission.ticket : undefined });
  if ('ticket' in submission) {
    const { ticket, checkInCode: code, slot } = submission;
    const startsAt = slot?.state === 'booked' ? slot.startsAt : undefined;
    keepTicket({ ...doctorOf(sending.to), ticket, ...(code && { code }), ...(startsAt && { startsAt }) });
  }
  if (submission.kind === 'accepted') notify.success(texts.registrationComplete);
  if (submission.kind === 'refused') {
    notify.error(
      texts.submissionError,
      sending.tab === 'voice' ? texts.voiceSubmissionError : texts.formSubmissionError,
    );
  }
}
