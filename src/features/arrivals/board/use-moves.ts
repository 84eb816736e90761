import { useState } from 'react';
import type { MoveEntryBody, QueueEntry } from '#shared/contract/queue/queue.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import type { Result } from '#shared/result.ts';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isConflict } from '#src/platform/api/http/http.ts';
import { callNext, checkIn, entryNow, moveEntry, type QueueLine } from '#src/platform/api/staff/queue.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { tellEveryTab } from '#src/platform/staff/staleness.ts';
import { offerUndo } from '#src/platform/staff/undo.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import type { Paper } from '#shared/contract/visit/paper-code.ts';

const { did, refused } = arrivalsTexts;

type Answer = Result<QueueEntry | undefined, ApiProblem>;
type Call = () => Promise<Answer>;
type Move = Omit<MoveEntryBody, 'version' | 'undo'>;
export type Refusal = { readonly title: string; readonly text?: string };

/**
 * What staff do on the board: each act is sent at the version that was shown, offers to be taken back, and says so where
 * somebody was faster.
 * @param take shows an entry as the server has answered it
 * @param reload asks for the board again
 */
export function useMoves(staff: Role, take: (entry: QueueEntry) => void, reload: () => void) {
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const leaveForLogin = useSignedOut(staff);

  /** @returns the entry as it is after it; nothing when it was refused, or nobody was there. */
  async function act(what: string, call: Call, words: (entry: QueueEntry) => string): Promise<QueueEntry | undefined> {
    if (busy !== undefined) return undefined;
    setBusy(what);
    setRefusal(undefined);
    const answer = await call();
    setBusy(undefined);
    if (!answer.ok) {
      refuse(answer.problem);
      return undefined;
    }
    const entry = answer.value;
    if (entry === undefined) {
      setRefusal({ title: did.nobody });
      announce(did.nobody);
      return undefined;
    }
    take(entry);
    tellEveryTab();
    offerUndo({ text: words(entry), isQuiet: true, undo: () => takeBack(entry) });
    return entry;
  }

  async function takeBack({ _id, version }: QueueEntry): Promise<void> {
    const answer = await moveEntry(_id, { version, undo: true });
    if (answer.ok) {
      if (answer.value !== undefined) take(answer.value);
      tellEveryTab();
    } else refuse(answer.problem, refused.undo);
    reload();
  }

  function refuse(problem: ApiProblem, title: string = refused.failed): void {
    if (isSignedOut(problem)) {
      leaveForLogin();
      return;
    }
    const now = entryNow(problem);
    if (now !== undefined) take(now);
    const words = wordsOf(problem, now, title);
    setRefusal(words);
    announce(words.text ?? words.title, 'assertive');
    reload();
  }

  return {
    busy,
    refusal,
    forgetRefusal: () => setRefusal(undefined),
    arrive: (appointmentId: string) =>
      act(
        appointmentId,
        () => checkIn({ appointmentId }),
        ({ ticket }) => did.checkedIn(ticket),
      ),
    arriveByTicket: (paper: Paper, line: QueueLine) =>
      act(
        paper.ticket,
        () => checkIn({ ...paper, ...line }),
        () => did.checkedIn(paper.ticket),
      ),
    next: (line: QueueLine, place: string) =>
      act(
        'next',
        () => callNext(line, place),
        ({ ticket }) => did.called(ticket, place),
      ),
    move: ({ _id, version }: QueueEntry, move: Move) =>
      act(
        _id,
        () => moveEntry(_id, { version, ...move }),
        (entry) => wordsFor(entry, move),
      ),
  };
}

export type Moves = ReturnType<typeof useMoves>;

function wordsFor(entry: QueueEntry, { doctorId, priority, stage }: Move): string {
  const { ticket, doctor, place } = entry;
  if (doctorId !== undefined) return did.moved(ticket, doctor ?? entry.department);
  if (priority !== undefined) return priority === 1 ? did.first(ticket) : did.notFirst(ticket);
  return did[stage ?? entry.stage](ticket, place ?? '');
}

function wordsOf(problem: ApiProblem, now: QueueEntry | undefined, title: string): Refusal {
  if (now !== undefined) {
    const stage = arrivalsTexts.stages[now.stage];
    const text = now.place === null ? refused.now(now.ticket, stage) : refused.nowAt(now.ticket, stage, now.place);
    return { title, text };
  }
  if (problem.kind === 'unreachable' || problem.kind === 'timeout') return { title, text: refused.unreachable };
  const message = problem.kind === 'refused' && problem.status < 500 ? problem.message : undefined;
  if (message !== undefined) return { title, text: message };
  return isConflict(problem) ? { title, text: refused.changed } : { title };
}
