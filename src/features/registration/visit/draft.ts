import { cacheDatabase } from '#src/platform/store/database.ts';
import { onEndVisit } from '#src/platform/device/end-visit.ts';
import { shownLanguage } from '#src/platform/language/show-language.ts';
import { isUnderWay, useRegistration, type RegistrationState } from './registration-store.ts';

/** So long after the last sign of life a draft may still be taken up (KIOSK-6). */
const LIFE_MS = 60_000;
const SAVE_AFTER_MS = 400;
const STILL_HERE_EVERY_MS = 15_000;
const NAME = 'registration';

export type Draft = {
  readonly state: RegistrationState;
  readonly step: number | undefined;
  /** What the patient reads. */
  readonly language?: string;
};

/** Writes go one after the other, so that none that was begun before the visit's end lands after it. */
let last: Promise<unknown> = Promise.resolve();
let generation = 0;

function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  last = last.then(work).catch(() => undefined);
  return last;
}

/**
 * Keeps the visit at this kiosk, encrypted, over a reload that nobody asked for: while somebody is at it, and gone with
 * it.
 * @param stepNow which of the visit's choices is in hand; the router knows
 * @returns the way to stop
 */
export function keepDraft(stepNow: () => number | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    timer = undefined;
    void saveNow(stepNow());
  };
  const saveSoon = () => {
    timer ??= setTimeout(save, SAVE_AFTER_MS);
  };
  const stops = [
    useRegistration.subscribe(saveSoon),
    onEndVisit(() => {
      clearTimeout(timer);
      timer = undefined;
      void dropDraft();
    }),
  ];
  const stillHere = setInterval(save, STILL_HERE_EVERY_MS);
  addEventListener('pagehide', save);
  return () => {
    clearTimeout(timer);
    clearInterval(stillHere);
    removeEventListener('pagehide', save);
    for (const stop of stops) stop();
  };
}

/** Deletes the draft with its key: what is left of it on the disk cannot be read. */
export function dropDraft(): Promise<unknown> {
  generation += 1;
  return inTurn(() => cacheDatabase.drafts.clear());
}

/** The draft of at most a minute ago; anything older, or unreadable, is deleted. */
export async function readDraft(): Promise<Draft | undefined> {
  try {
    const row = await cacheDatabase.drafts.get(NAME);
    const age = Date.now() - Date.parse(row?.savedAt ?? '');
    if (row && age >= 0 && age <= LIFE_MS) {
      const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: row.iv }, row.key, row.sealed);
      const kept: Draft = JSON.parse(new TextDecoder().decode(bytes));
      return kept;
    }
  } catch {
    // A draft that cannot be opened is no draft.
  }
  await dropDraft();
  return undefined;
}

async function saveNow(step: number | undefined): Promise<void> {
  const state = useRegistration.getState();
  if (!isUnderWay(state)) return;
  const mine = generation;
  const savedAt = new Date().toISOString();
  await inTurn(async () => {
    const kept: Draft = { state: calm(state), step, language: shownLanguage() };
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const bytes = new TextEncoder().encode(JSON.stringify(kept));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);
    if (mine === generation) await cacheDatabase.drafts.put({ name: NAME, savedAt, iv, sealed, key });
  });
}

/** Nothing that was under way is under way after a reload; what the outbox has is named by `kept`. */
function calm(state: RegistrationState): RegistrationState {
  return { ...state, reading: false, ...(state.submission.kind === 'sending' && { submission: { kind: 'open' } }) };
}
