import { useEffect, useRef, useState } from 'react';
import type { CheckedImport, DoneImport, ImportKind } from '#shared/contract/interop/imports.ts';
import { importTexts as texts } from '#src/locales/en/interop/imports.ts';
import { bringIn, checkImport } from '#src/platform/api/admin/imports.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { tellEveryTab } from '#src/platform/staff/staleness.ts';
import { failureWords } from './failure-words.ts';
import { foundWords } from './found-words.ts';
import type { Columns } from './import-state.ts';
import { readFile } from './read-file.ts';

type Chosen = { readonly name: string; readonly content: string };
type Step = 'reading' | 'checking' | 'importing';

/** A file on its way in: chosen, checked, imported. It is kept in this page's memory only, and only until it is closed. */
export function useImport(kind: ImportKind) {
  const [chosen, setChosen] = useState<Chosen>();
  /** Said, and not judged yet. */
  const [columns, setColumns] = useState<Columns>();
  const [checked, setChecked] = useState<CheckedImport>();
  const [done, setDone] = useState<DoneImport>();
  const [step, setStep] = useState<Step>();
  const [failure, setFailure] = useState<string>();
  // What was asked last: the answer to anything earlier is not shown any more.
  const asked = useRef<AbortController>(undefined);
  const leaveForLogin = useSignedOut('admin');
  useEffect(() => () => asked.current?.abort(), []);

  function begin(next: Step): AbortSignal {
    asked.current?.abort();
    asked.current = new AbortController();
    setFailure(undefined);
    setStep(next);
    announce(texts[next]);
    return asked.current.signal;
  }

  function giveUp(words: string): void {
    setStep(undefined);
    setColumns(undefined);
    setFailure(words);
    announce(words, 'assertive');
  }

  function refuse(problem: ApiProblem, mayBeDone: boolean): void {
    if (isSignedOut(problem)) leaveForLogin();
    else giveUp(failureWords(problem, mayBeDone));
  }

  function close(): void {
    asked.current?.abort();
    for (const forget of [setChosen, setColumns, setChecked, setDone, setStep, setFailure]) forget(undefined);
  }

  async function choose(file: File): Promise<void> {
    close();
    const signal = begin('reading');
    const read = await readFile(file);
    if (signal.aborted) return;
    if (!read.ok) return giveUp(read.problem);
    const next = { name: file.name, content: read.value };
    setChosen(next);
    await check(next, undefined);
  }

  async function check({ content }: Chosen, said: Columns | undefined): Promise<void> {
    setColumns(said);
    const signal = begin('checking');
    const answer = await checkImport({ kind, content, ...(said && { columns: said }) }, signal);
    if (signal.aborted) return;
    if (!answer.ok) return refuse(answer.problem, false);
    setStep(undefined);
    setColumns(undefined);
    setChecked(answer.value);
    announce(foundWords(kind, answer.value));
  }

  async function start(taken: Columns, leaveOut: boolean): Promise<void> {
    if (chosen === undefined) return;
    const signal = begin('importing');
    const answer = await bringIn({ kind, content: chosen.content, columns: taken, leaveOut });
    if (answer.ok) tellEveryTab();
    if (signal.aborted) return;
    if (!answer.ok) return refuse(answer.problem, true);
    close();
    setDone(answer.value);
  }

  const say = (said: Columns) => (chosen === undefined ? Promise.resolve() : check(chosen, said));
  return { chosen, columns, checked, done, step, failure, choose, say, start, close };
}
