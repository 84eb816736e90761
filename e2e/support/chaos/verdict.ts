import { POISON, type SeenWrite } from './chaos-proxy.ts';

export type Saved = { readonly name: string; readonly date: string; readonly ticket: string };
export type Left = { readonly type: string; readonly state: string; readonly ticket: string };
/** What the server holds in the end. `patient` is the name of the patient an appointment is linked to. */
export type Truth = {
  readonly patients: readonly string[];
  readonly appointments: readonly { readonly date: string; readonly patient: string | undefined }[];
};
export type Verdict = {
  readonly lost: number;
  readonly stuck: number;
  readonly duplicated: number;
  /** Those of them where no answer was lost after the work was done. */
  readonly unexplained: number;
  readonly outOfOrder: number;
  readonly wrongLink: number;
  readonly poisonKept: number;
  /** Sent though the device knew that nobody will accept it. One that was ended with the answer on its way did not. */
  readonly poisonSentAgain: number;
  /** Two requests of this device on their way at once, both of pages that live. */
  readonly overlaps: number;
  /** One of the two was the last of a page that the harness had ended just then, whose connection was not down yet. */
  readonly metDeadPage: number;
};

export function judgeRun(
  saved: readonly Saved[],
  left: readonly Left[],
  truth: Truth,
  writes: readonly SeenWrite[],
  { living, withDeadPages }: { living: number; withDeadPages: number },
): Verdict {
  const good = saved.filter(({ name }) => !name.startsWith(POISON));
  const poison = saved.filter(({ name }) => name.startsWith(POISON));
  const isLeft = ({ ticket }: Saved) => left.some((row) => row.ticket === ticket);
  const patientsOf = ({ name }: Saved) => truth.patients.filter((each) => each === name).length;
  const bookingsOf = ({ date }: Saved) => truth.appointments.filter((each) => each.date === date);
  const more = (count: number) => Math.max(0, count - 1);
  const unanswered = (subject: string) =>
    writes.filter((write) => write.subject === subject && write.committed && !write.answered).length;
  const twice = good.map((visit) => ({
    patients: more(patientsOf(visit)),
    bookings: more(bookingsOf(visit).length),
    lostAnswers: { patients: unanswered(visit.name), bookings: unanswered(visit.date) },
  }));
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
  return {
    lost: good.filter((visit) => !isLeft(visit) && (patientsOf(visit) === 0 || bookingsOf(visit).length === 0)).length,
    stuck: good.filter(isLeft).length,
    duplicated: sum(twice.map(({ patients, bookings }) => patients + bookings)),
    unexplained: sum(
      twice.map(
        ({ patients, bookings, lostAnswers }) =>
          Math.max(0, patients - lostAnswers.patients) + Math.max(0, bookings - lostAnswers.bookings),
      ),
    ),
    outOfOrder: outOfOrder(good, writes),
    wrongLink: good.filter((visit) => bookingsOf(visit).some(({ patient }) => patient !== visit.name)).length,
    poisonKept: poison.filter(({ ticket }) =>
      left.some((row) => row.ticket === ticket && row.type === 'register-patient' && row.state === 'needs-attention'),
    ).length,
    poisonSentAgain: sum(poison.map((visit) => sentAgain(visit, writes))),
    overlaps: living,
    metDeadPage: withDeadPages,
  };
}

function sentAgain({ name }: Saved, writes: readonly SeenWrite[]): number {
  const sent = writes.filter(({ subject }) => subject === name);
  const known = sent.findIndex(({ answered }) => answered);
  return known < 0 ? 0 : sent.length - known - 1;
}

/** Visits that the server had before one that was saved earlier; tickets are handed out in the order of saving. */
function outOfOrder(good: readonly Saved[], writes: readonly SeenWrite[]): number {
  const at = new Map<string, number>();
  for (const [index, { subject, done }] of writes.entries()) if (done && !at.has(subject)) at.set(subject, index);
  const inOrder = good.toSorted((a, b) => (a.ticket < b.ticket ? -1 : 1)).flatMap(({ name }) => at.get(name) ?? []);
  return inOrder.filter((place, index) => index > 0 && place < (inOrder[index - 1] ?? 0)).length;
}

/** What must be so in every run against a server that honours keys. */
export function isClean(verdict: Verdict, poison: number): boolean {
  const { duplicated: _duplicated, metDeadPage: _met, poisonKept, ...others } = verdict;
  return poisonKept === poison && verdict.duplicated === 0 && Object.values(others).every((count) => count === 0);
}
