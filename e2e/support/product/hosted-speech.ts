import { createServer } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import * as v from 'valibot';

const Request = v.object({ audio_url: v.string(), language_code: v.optional(v.string()) });

/**
 * A stand-in for the hosted speech service (CALL-11) that the product really talks to: it keeps what it is sent, is at work
 * when asked the first time, and then has heard `text`.
 */
export async function startHostedSpeech(text: string) {
  const recordings: Buffer[] = [];
  const languages: (string | undefined)[] = [];
  let asked = 0;
  const server = createServer((request, response) => {
    const answer = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (request.url === '/v2/upload')
      void buffer(request).then((wav) => {
        recordings.push(wav);
        answer({ upload_url: 'https://speech.test/upload/1' });
      });
    else if (request.method === 'POST')
      void json(request).then((body) => {
        languages.push(v.parse(Request, body).language_code);
        answer({ id: 'job-1', status: 'queued' });
      });
    else {
      asked += 1;
      answer(
        asked === 1
          ? { id: 'job-1', status: 'processing' }
          : { id: 'job-1', status: 'completed', text, confidence: 0.9 },
      );
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    recordings,
    languages,
    stop: () => new Promise((gone) => server.close(gone)),
  };
}
