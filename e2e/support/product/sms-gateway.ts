import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';

const TextMessage = v.object({ id: v.string(), to: v.string(), body: v.string() });

/** A stand-in for a gateway of text messages, that the product really talks to: it takes every one. */
export async function startSmsGateway() {
  const taken: v.InferOutput<typeof TextMessage>[] = [];
  const server = createServer((request, response) => {
    void json(request).then((message) => {
      const read = v.parse(TextMessage, message);
      taken.push(read);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: read.id }));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  return {
    url: `http://127.0.0.1:${port}/messages`,
    /** What this number was sent, the last one last. */
    to: (number: string) => taken.filter(({ to }) => to === number).map(({ body }) => body),
    stop: () => new Promise((gone) => server.close(gone)),
  };
}
