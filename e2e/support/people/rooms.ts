import type { APIRequestContext } from '@playwright/test';

export type Entry = {
  readonly _id: string;
  readonly ticket: string;
  readonly name: string | null;
  readonly stage: string;
  readonly place: string | null;
  readonly calls: number;
  readonly doctorId: string | null;
  readonly version: number;
};

/** The desk's hands, without a screen: what is pressed there, as calls. A server that is just not there is asked again. */
export function deskOf(request: APIRequestContext) {
  async function ask(method: 'get' | 'post' | 'patch', path: string, data?: unknown) {
    for (;;) {
      try {
        return await request[method](path, data === undefined ? {} : { data });
      } catch {
        await new Promise((wake) => setTimeout(wake, 100));
      }
    }
  }

  async function board(): Promise<{ entries: Entry[]; expected: { ticket: string | null; name: string }[] }> {
    return (await ask('get', '/api/queue/board')).json();
  }

  /** Moves an entry from how it is now; one that an answer was lost for stands there already. */
  async function move(
    id: string,
    change: { readonly stage?: string; readonly place?: string; readonly doctorId?: string },
  ) {
    for (;;) {
      const entry = (await board()).entries.find(({ _id }) => _id === id);
      if (entry === undefined) throw new Error('the entry is gone');
      const isThere = change.stage === entry.stage && change.stage !== 'called';
      if (isThere) return entry;
      const answer = await ask('patch', `/api/queue/${id}`, { version: entry.version, ...change });
      if (answer.ok()) return answer.json() as Promise<Entry>;
      if (answer.status() !== 409 && answer.status() < 500) throw new Error(await answer.text());
    }
  }

  /** Who is called to a place; nothing when nobody waits. A call whose answer was lost still stands, and is taken up. */
  async function callNext(doctorId: string, place: string): Promise<Entry | undefined> {
    for (;;) {
      const answer = await ask('post', '/api/queue/next', { line: { doctorId }, place });
      if (answer.status() === 204) return undefined;
      if (answer.ok()) return answer.json() as Promise<Entry>;
      if (answer.status() === 409)
        return (await board()).entries.find((entry) => entry.stage === 'called' && entry.place === place);
    }
  }

  return { ask, board, move, callNext };
}
