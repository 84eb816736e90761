import type { VisitRequest } from '#shared/contract/commands.ts';
import { frontdeskTexts as texts } from '#src/locales/en/frontdesk.ts';
import { notify } from '#src/platform/notify.ts';
import { fieldsOf } from './edit-fields.ts';
import { useRegistration, type SentTo, type Submission, type TabName } from './registration-store.ts';

type Chosen = { readonly doctorId: string; readonly doctor: string; readonly department: string };
type Sending = { readonly visit: string; readonly tab: TabName; readonly to: SentTo };

/** The outbox with its database: fetched when the page is idle, so that Submit does not wait for it. */
export function loadOutbox() {
  return import('#src/offline/outbox.ts');
}

/** The form's rules, fetched together with the outbox. */
export function loadFormRules() {
  return import('#shared/rules/registration-form.ts');
}

/**
 * Submit Registration: checks the fields, saves the visit on this device and makes the first attempt to send it. It
 * returns when the outcome is in the store. Pressing it while one is under way does nothing. An unchanged visit is
 * sent again under the same keys; a changed one replaces the one that was refused.
 */
export async function submitRegistration(tab: TabName, chosen: Chosen): Promise<void> {
  const { visit, submission } = useRegistration.getState();
  if (submission.kind === 'sending') return;
  useRegistration.setState({ submission: { kind: 'sending' }, faults: [] });

  const { parseRegistrationForm } = await loadFormRules();
  const state = useRegistration.getState();
  if (state.visit !== visit) return;
  const parsed = parseRegistrationForm(fieldsOf(tab, state));
  if (!parsed.ok) {
    useRegistration.setState({ submission: { kind: 'open' }, faults: parsed.problem, locked: false });
    return;
  }
  const registration = { ...parsed.value, doctorId: chosen.doctorId };
  const request: VisitRequest = {
    registration,
    booking: { doctorId: chosen.doctorId, date: new Date().toISOString(), status: 'scheduled' },
  };
  const to = { doctor: chosen.doctor, department: chosen.department, hasPhone: parsed.value.phone !== '' };
  await send({ visit, tab, to }, request);
}

async function send(sending: Sending, request: VisitRequest): Promise<void> {
  const sent = JSON.stringify([request.registration, request.booking.doctorId]);
  const outbox = await loadOutbox();
  let { kept } = useRegistration.getState();
  if (kept?.sent !== sent) {
    const saved = await outbox.submit(request, kept ? { replacing: kept.visitId } : {});
    if (!saved.ok) {
      settle(sending, { kind: saved.problem.kind });
      return;
    }
    kept = { ...saved.value, sent, registered: kept?.registered ?? false };
    if (current(sending)) useRegistration.setState({ kept });
  }
  const { visitId, ticket } = kept;
  const outcome = await outbox.firstAttempt(visitId);
  if (outcome.kind === 'accepted') {
    settle(sending, { kind: 'accepted', ticket, to: sending.to, by: sending.tab });
  } else if (outcome.kind === 'unanswered') {
    settle(sending, { kind: 'saved', ticket, to: sending.to, by: sending.tab });
    watch(sending, visitId, ticket);
  } else {
    if (current(sending)) useRegistration.setState({ kept: { ...kept, registered: outcome.registered } });
    settle(sending, { kind: 'refused', ...(outcome.message !== undefined && { message: outcome.message }) });
  }
}

/** "Saved on this device" turns into what became of it, as long as this patient stands before the screen. */
function watch(sending: Sending, visitId: string, ticket: string): void {
  void loadOutbox().then((outbox) => {
    const stop = outbox.watchVisit(visitId, (state) => {
      if (state !== 'accepted' && state !== 'refused') return;
      settle(sending, {
        kind: state === 'accepted' ? 'accepted' : 'needs attention',
        ticket,
        to: sending.to,
        by: sending.tab,
      });
      stop();
    });
  });
}

function current({ visit }: Sending): boolean {
  return useRegistration.getState().visit === visit;
}

function settle(sending: Sending, submission: Submission): void {
  // The next patient's screen must not show this one's outcome; the queue keeps what it has.
  if (!current(sending)) return;
  useRegistration.setState({ submission });
  if (submission.kind === 'accepted') notify.success(texts.registrationComplete);
  if (submission.kind === 'refused') {
    notify.error(
      texts.submissionError,
      sending.tab === 'voice' ? texts.voiceSubmissionError : texts.formSubmissionError,
    );
  }
}
