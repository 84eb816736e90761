export type EventStream = {
  send(event: string, data: string): void;
  /** Sends a last event and closes. */
  end(event: string): void;
};

/**
 * A sign of life: a client that gets none for some time knows that the connection is dead, whatever the network says.
 */
const ALIVE_EVERY_MS = 5_000;
/** How often the client's permission is checked again. */
const LOOK_AGAIN_EVERY_MS = 60_000;

/**
 * A text/event-stream.
 * @param begin is given the stream and returns what to do when it is over, whoever ended it
 * @param isStillIn checked once a minute; the stream of somebody who has logged out ends
 */
export function eventStream(begin: (stream: EventStream) => () => void, isStillIn: () => Promise<boolean>): Response {
  const encoder = new TextEncoder();
  let finish = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      let over = (): void => undefined;
      const write = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      const close = () => {
        if (!open) return;
        finish();
        controller.close();
      };
      const alive = setInterval(() => write(': alive\n\n'), ALIVE_EVERY_MS);
      const look = setInterval(() => {
        void isStillIn().then(
          (still) => still || close(),
          () => close(),
        );
      }, LOOK_AGAIN_EVERY_MS);
      finish = () => {
        open = false;
        clearInterval(alive);
        clearInterval(look);
        over();
      };
      write(': open\n\n');
      over = begin({
        send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
        end: (event) => {
          write(`event: ${event}\ndata: \n\n`);
          close();
        },
      });
      // It may have ended while it was starting.
      if (!open) over();
    },
    cancel: () => finish(),
  });
  // Neither compressed nor buffered by a proxy, so that events arrive at once.
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
  });
}
