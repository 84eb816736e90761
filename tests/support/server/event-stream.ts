export type Heard = {
  /** Everything that has come. */
  text(): string;
  /** The data of all events of a name. */
  events(name: string): string[];
  /** Resolves when that many events of the name have come; rejects when the stream ends without. */
  event(name: string, count?: number): Promise<void>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  leave(): void;
};

/** Listens to a text/event-stream as a page does. */
export async function hear(url: string, headers: Record<string, string>): Promise<Heard> {
  const leaving = new AbortController();
  const answer = await fetch(url, { headers, signal: leaving.signal });
  if (answer.status !== 200 || answer.body === null) throw new Error(`the stream answered ${answer.status}`);
  let text = '';
  let over = false;
  const waiting = new Set<() => void>();
  const look = () => {
    for (const each of waiting) each();
  };
  const events = (name: string) =>
    [...text.matchAll(/^event: (.*)\ndata: (.*)\n\n/gm)]
      .filter(([, event]) => event === name)
      .map(([, , data = '']) => data);
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part, { stream: true });
      look();
    }
  };
  const ended = read()
    .catch(() => undefined)
    .then(() => {
      over = true;
      look();
    });
  return {
    text: () => text,
    events,
    event: (name, count = 1) =>
      new Promise((done, refuse) => {
        const check = () => {
          if (events(name).length >= count) done();
          else if (over) refuse(new Error(`The stream ended without ${count} × ${name}:\n${text}`));
          else return;
          waiting.delete(check);
        };
        waiting.add(check);
        check();
      }),
    ended,
    leave: () => leaving.abort(),
  };
}
