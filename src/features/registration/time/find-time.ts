import type { FreeTime } from '#shared/contract/booking/fields.ts';
import { timeTexts as texts } from '#src/locales/en/patient/times.ts';
import { holdTime, readTimes, whyNotHeld } from '#src/platform/api/booking/times.ts';
import { backend, isOurs } from '#src/platform/api/http/backend.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { probeHealth } from '#src/platform/api/public/health.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { givesTimes, useNextTimes } from '#src/platform/clinic/next-times.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { useConnectivity } from '#src/offline/state/connectivity.ts';
import { useRegistration, type ShownTime } from '#src/features/registration/visit/registration-store.ts';
import { holdOfVisit, letGo, noteHeld } from './own-hold.ts';

/** Times that others were faster with, one after the other; then the desk gives one. */
const MOST_TRIES = 4;

type At = 'next' | 'next-today' | ShownTime;
type Search = { readonly visit: string; readonly doctorId: string };

/** What was begun before it has nothing to say any more. */
let latest: Search | undefined;

/**
 * Looks for a time of this doctor and keeps it for the patient, without a press: at a paired device today's next one, else a
 * walk-in today where the clinic allows it, else the next free one; in a browser of one's own the next free one.
 */
export async function findTime(doctorId: string): Promise<void> {
  const { visit, time } = useRegistration.getState();
  const search = begin(visit, doctorId);
  if (time?.doctorId === doctorId && time.kind === 'time') return hold(search, time.at);
  useRegistration.setState({ time: givesTimes(doctorId) ? { kind: 'looking', doctorId } : undefined });
  const isOffline = useConnectivity.getState().state === 'offline';
  if (!isOffline && backend() === 'unknown') await probeHealth();
  if (isCurrent(search)) await (isOffline ? askDesk(search) : hold(search, deviceNow() ? 'next-today' : 'next'));
}

/** Keeps the time that the patient has chosen in place of the one before, or the nearest where somebody was faster. */
export async function chooseTime(doctorId: string, at: ShownTime): Promise<void> {
  await hold(begin(useRegistration.getState().visit, doctorId), at);
  const { time } = useRegistration.getState();
  if (time?.kind !== 'time' || time.lost !== undefined) return;
  announce(texts.isYours(texts.at(time.at, useNextTimes.getState().today)));
}

/** Comes without a time: the one that was kept is for others again. */
export function chooseWalkIn(doctorId: string): void {
  begin(useRegistration.getState().visit, doctorId);
  letGo();
  useRegistration.setState({ time: { kind: 'walk-in', doctorId } });
}

async function hold(search: Search, at: At, tries = MOST_TRIES, lost?: string): Promise<void> {
  if (!isOurs()) return show(search, undefined);
  const holdId = holdOfVisit();
  const { doctorId } = search;
  const answer = await holdTime({ holdId, doctorId, at: typeof at === 'string' ? at : at.startsAt });
  if (answer.ok) {
    noteHeld(holdId, search.visit);
    if (!isCurrent(search)) return;
    const { startsAt, day, label, minutes } = answer.value.hold;
    show(search, { kind: 'time', at: { startsAt, day, label }, holdId, minutes, ...(lost !== undefined && { lost }) });
    if (lost !== undefined) announce(texts.lost(lost, texts.at({ day, label }, useNextTimes.getState().today)));
    return;
  }
  if (!isCurrent(search)) return;
  const why = whyNotHeld(answer.problem);
  if (why === undefined) return withoutHold(search, at, answer.problem);
  if (why.cause === 'no-hours') return show(search, undefined);
  if (at === 'next-today') return why.walkInToday ? show(search, { kind: 'walk-in' }) : hold(search, 'next', tries);
  const other = why.alternatives.find((one) => one.doctorId === doctorId);
  if (other !== undefined && tries > 1)
    return hold(search, shown(other), tries - 1, lost ?? (typeof at === 'string' ? undefined : at.label));
  show(search, { kind: 'wish', wish: 'soon', full: true, own: false });
}

/** Nothing can be kept for the patient: a time that is free just now is still worth asking for. */
async function withoutHold(search: Search, at: At, problem: ApiProblem): Promise<void> {
  if (problem.kind !== 'refused') return askDesk(search);
  if (problem.status === 404) return show(search, undefined);
  if (typeof at !== 'string') return show(search, { kind: 'time', at });
  const read = await readTimes(search.doctorId, { days: 1 });
  if (!isCurrent(search)) return;
  if (!read.ok) return askDesk(search);
  const { next, today, walkInToday, slotMinutes } = read.value;
  if (slotMinutes === null) show(search, undefined);
  else if (at === 'next-today' && next?.day !== today && walkInToday) show(search, { kind: 'walk-in' });
  else if (next) show(search, { kind: 'time', at: shown(next) });
  else show(search, { kind: 'wish', wish: 'soon', full: true, own: false });
}

/** Without a network, or an answer: only where it is known that this doctor gives times is anything asked. */
function askDesk(search: Search): void {
  const { time } = useRegistration.getState();
  // A time that was kept before is still the best that is known.
  if (time?.doctorId === search.doctorId && time.kind === 'time') return;
  show(search, givesTimes(search.doctorId) ? { kind: 'wish', wish: 'soon', full: false, own: false } : undefined);
}

type Shown =
  | { kind: 'time'; at: ShownTime; holdId?: string; minutes?: number; lost?: string }
  | { kind: 'walk-in' }
  | { kind: 'wish'; wish: 'soon'; full: boolean; own: false };

function show(search: Search, time: Shown | undefined): void {
  if (!isCurrent(search)) return;
  useRegistration.setState({ time: time && { ...time, doctorId: search.doctorId } });
}

/** Still the same patient before the same doctor, who has sent nothing. */
function isCurrent(search: Search): boolean {
  const { visit, submission } = useRegistration.getState();
  return search === latest && visit === search.visit && !('ticket' in submission);
}

function begin(visit: string, doctorId: string): Search {
  latest = { visit, doctorId };
  return latest;
}

function shown({ startsAt, day, label }: FreeTime): ShownTime {
  return { startsAt, day, label };
}
