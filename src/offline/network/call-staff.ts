import type { RedFlag } from '#shared/words/warning/warning-sign-ids.ts';
import { raiseWarning } from '#src/platform/api/device/alerts.ts';
import { backend } from '#src/platform/api/http/backend.ts';
import { probeHealth } from '#src/platform/api/public/health.ts';
import { onReach } from '#src/platform/api/http/reach.ts';
import { useStaffCalled } from './staff-called.ts';

/** An alert that staff have not received yet. It has no name: the registration that follows refers to it. */
type Call = Details & { readonly id: string; readonly at: number };
type Details = { readonly ticket?: string | undefined; readonly signs?: readonly RedFlag[] | undefined };

const STORED = 'frontdesk-calls';
const AGAIN_AFTER_MS = 5000;
/** By then the patient has been found or has left. */
const LIFE_MS = 12 * 3_600_000;
/** The server may withdraw such a refusal: a sign-in is renewed, a rate limit passes. */
const PASSING = new Set([401, 408, 425, 429]);

let calls: readonly Call[] | undefined;
let latest: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let trying = false;
let isWatching = false;

/**
 * Alerts staff from this paired device about a patient's warning signs: at once, or as soon as the server can be
 * reached, even after a reload.
 * @param id one per visit; the registration carries it too
 */
export function callStaff(id: string, { ticket, signs }: Details = {}): void {
  latest = id;
  useStaffCalled.setState({ state: 'calling' });
  keep([...waiting(), { id, ticket, signs, at: Date.now() }]);
  resumeCalls();
}

/** Continues with alerts that have not been delivered. Calling it again does nothing more. */
export function resumeCalls(): void {
  if (waiting().length === 0) return;
  watch();
  void tryAll();
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('online', resumeCalls);
  onReach((reached) => {
    // Its own attempts are among the outcomes it hears.
    if (reached && !trying) resumeCalls();
  });
}

async function tryAll(): Promise<void> {
  if (trying) return;
  trying = true;
  clearTimeout(timer);
  const tried = new Set<string>();
  for (;;) {
    const next = waiting().find(({ id }) => !tried.has(id));
    if (next === undefined) break;
    tried.add(next.id);
    const answer = await tell(next);
    if (answer !== 'later') keep(waiting().filter(({ id }) => id !== next.id));
    if (next.id === latest && useStaffCalled.getState().state !== 'not asked')
      useStaffCalled.setState({ state: answer === 'heard' ? 'called' : 'out of reach' });
  }
  trying = false;
  if (waiting().length > 0) timer = setTimeout(resumeCalls, AGAIN_AFTER_MS);
}

async function tell({ id, ticket, signs }: Call): Promise<'heard' | 'refused' | 'later'> {
  if (backend() === 'unknown' && !(await probeHealth())) return 'later';
  const answer = await raiseWarning({ id, ticket, signs });
  if (answer.ok) return 'heard';
  const { problem } = answer;
  const isFinal = problem.kind === 'refused' && problem.status < 500 && !PASSING.has(problem.status);
  return isFinal ? 'refused' : 'later';
}

function waiting(): readonly Call[] {
  calls ??= readKept();
  return calls.filter(({ at }) => Math.abs(Date.now() - at) < LIFE_MS);
}

function keep(next: readonly Call[]): void {
  calls = next;
  try {
    localStorage.setItem(STORED, JSON.stringify(next));
  } catch {
    // Storage may be blocked: then alerts are sent from this page or not at all.
  }
}

function readKept(): readonly Call[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCall) : [];
  } catch {
    return [];
  }
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'id' in value && 'at' in value && typeof value.at === 'number';
}
