import type { Role } from '#shared/contract/staff/roles.ts';
import { useState } from 'react';
import type { Result } from '#shared/result.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { type ApiProblem, isConflict } from '#src/platform/api/http/http.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { tellEveryTab } from './staleness.ts';
import { offerUndo } from './undo.ts';
import type { FailureWords } from './use-staff-data.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';

type Call = () => Promise<Result<unknown, ApiProblem>>;

/** One thing that staff do to something on the server. */
export type StaffAct = {
  readonly call: Call;
  /** Toasts (docs/spec/messages.md); `overtaken` says that somebody else was faster. */
  readonly words: { readonly done: string; readonly failed: string; readonly overtaken?: string };
  /** If it is already gone, the goal is reached. */
  readonly isDoneWhenGone?: boolean;
  /** How to undo it, if the server is ours: offered for ten seconds. */
  readonly undo?: {
    readonly text: string;
    /** The row stays where it is, and so does the focus. */
    readonly isQuiet?: boolean;
    readonly call: Call;
    readonly words: { done: string; failed: string };
  };
  /** The session is over: the last chance to keep what was typed. */
  readonly onSignedOut?: () => void;
};

/** It is gone, or it has changed since the button was rendered. */
function isOvertaken(problem: ApiProblem): boolean {
  return isConflict(problem) || (problem.kind === 'refused' && problem.status === 404);
}

function detailOf(problem: ApiProblem, { overtaken }: StaffAct['words']): string | undefined {
  if (problem.kind === 'unreachable' || problem.kind === 'timeout') return staffTexts.unreachableUnchanged;
  if (isOvertaken(problem)) return overtaken;
  return problem.kind === 'refused' && problem.status < 500 ? problem.message : undefined;
}

/**
 * Runs a button's action and reports the result: a toast, and after a failure also the text for an alert that stays. A
 * 401 leads to the login and back.
 * @param onChanged what is shown no longer matches the server
 */
export function useStaffAct(staff: Role, onChanged: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureWords>();
  const leaveForLogin = useSignedOut(staff);

  async function run(act: StaffAct): Promise<boolean> {
    const { call, words, undo } = act;
    setBusy(true);
    setFailure(undefined);
    const done = await call();
    setBusy(false);
    if (done.ok || (act.isDoneWhenGone === true && isOvertaken(done.problem))) {
      notify.success(words.done);
      tellEveryTab();
      if (undo && isOurs())
        offerUndo({ text: undo.text, isQuiet: undo.isQuiet === true, undo: async () => void (await run(undo)) });
      onChanged();
      return true;
    }
    if (isSignedOut(done.problem)) {
      act.onSignedOut?.();
      leaveForLogin();
      return false;
    }
    const detail = detailOf(done.problem, words);
    notify.error(words.failed, detail);
    setFailure({ title: words.failed, ...(detail && { description: detail }) });
    if (isOvertaken(done.problem)) onChanged();
    return false;
  }

  return { busy, failure, run, forgetFailure: () => setFailure(undefined) };
}
