import { actingHeaders } from '#src/platform/api/http/acting-as.ts';
import { anySignal } from '#src/platform/api/http/any-signal.ts';
import { addressOf } from '#src/platform/api/http/address.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { deviceHeaders } from '#src/platform/api/write/device-headers.ts';
import { readEvents } from './event-reader.ts';

/**
 * The server sends a sign of life every 5 s; after three missed ones the connection is dead, whatever the socket says.
 */
const SILENT_MS = 16_000;
const POLL_MS = 5_000;
/** The number of polls before the stream is tried again when the server had no free slot. */
const POLLS_BEFORE_STREAM = 6;
/** Keeps fifty screens that get the same event from asking at the same moment. */
const SPREAD_MS = 250;
const SHORTEST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/** Why a stream ended: it may be reopened, the server is full, or this client may not have one. */
type Ending = 'cut' | 'full' | 'refused';

export type QueueStream = { readonly stop: () => void };

/**
 * Calls `onChanged` whenever the clinic's day has changed while the page is visible. The event never says what changed:
 * each client asks with its own permissions (QUEUE-26).
 * @param onChanged loads the data again; also called after every interruption, which may have hidden a change
 * @param onLife called on every sign of life from the server
 */
export function listenToQueue(onChanged: () => void, onLife: () => void): QueueStream {
  let leave: AbortController | undefined;
  let pending: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    pending ??= setTimeout(() => {
      pending = undefined;
      onChanged();
    }, Math.random() * SPREAD_MS);
  };
  const look = (): void => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && leave === undefined) {
      leave = new AbortController();
      void keepListening(leave.signal, tell, onLife);
    } else if (!isSeen) {
      leave?.abort();
      leave = undefined;
    }
  };

  document.addEventListener('visibilitychange', look);
  look();
  return {
    stop: () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(pending);
      leave?.abort();
    },
  };
}

async function keepListening(signal: AbortSignal, tell: () => void, onLife: () => void): Promise<void> {
  if (!(await isOursForSure())) return;
  let failures = 0;
  while (!signal.aborted) {
    const ending = await listenOnce(signal, tell, () => {
      failures = 0;
      onLife();
    });
    if (ending === 'refused') return;
    if (ending === 'full') await poll(signal, tell);
    else {
      failures += 1;
      await pause(waitBefore(failures), signal);
    }
  }
}

/** Waits longer after each failure, with jitter, so that not all screens reconnect at once. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  const longest = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** attempt);
  return SHORTEST_WAIT_MS + chance * (longest - SHORTEST_WAIT_MS);
}

async function listenOnce(signal: AbortSignal, tell: () => void, onLife: () => void): Promise<Ending> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENT_MS);
  try {
    const answer = await fetch(addressOf('api/queue/stream'), {
      credentials: 'include',
      cache: 'no-store',
      signal: anySignal([signal, silence.signal]),
      headers: { accept: 'text/event-stream', ...actingHeaders(), ...deviceHeaders() },
    });
    // No free slot, or a server of an earlier build.
    if ([503, 404].includes(answer.status)) return 'full';
    if ([401, 403].includes(answer.status)) return 'refused';
    if (!answer.ok || answer.body === null) return 'cut';
    onLife();
    tell();
    const take = readEvents(({ name }) => {
      if (name === 'changed') tell();
    });
    const text = new TextDecoder();
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'cut';
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENT_MS);
      onLife();
      take(text.decode(value, { stream: true }));
    }
  } catch {
    return 'cut';
  } finally {
    clearTimeout(timer);
  }
}

async function poll(signal: AbortSignal, tell: () => void): Promise<void> {
  for (let looks = 0; looks < POLLS_BEFORE_STREAM && !signal.aborted; looks += 1) {
    tell();
    await pause(POLL_MS, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
