import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** How the AI service behaves until it is told otherwise. `cut`: the line breaks in the middle of the answer. */
export type AiBehaviour = 'drafts' | 'waits' | 'cut' | 'silent' | { readonly status: number; readonly body: string };

/** A stand-in for the owner's FastAPI service, and for a server of the OpenAI protocol, that the product really talks to. */
export type AiService = {
  readonly url: string;
  /** The bodies it was sent. */
  readonly received: unknown[];
  behave: (behaviour: AiBehaviour) => void;
  /** Lets the answers go that `waits` holds back. */
  letGo: () => void;
  stop: () => Promise<void>;
};

const RESULT = {
  assessment: 'Tension-type headache',
  medications: [
    { medication: 'Paracetamol 500 mg', dosage: '1 tablet', frequency: 'every 6 hours', instructions: 'with water' },
  ],
  lifestyle: 'Rest and water',
  considerations: ['Ask about pregnancy'],
  follow_up: 'In 72 hours',
  holdMedicines: [],
  emergencyInstructions: 'At once with a stiff neck.',
  sideEffectsNote: 'Rarely a rash',
  rationale: 'A service said so.',
};
const FASTAPI_ANSWER = JSON.stringify({ status: 'success', result: RESULT, message: null });
const OPENAI_ANSWER = JSON.stringify({
  choices: [{ finish_reason: 'stop', message: { content: JSON.stringify(RESULT) } }],
});

/** Starts it on a free port; it drafts until it is told otherwise. */
export async function startAiService(): Promise<AiService> {
  let behaviour: AiBehaviour = 'drafts';
  const received: unknown[] = [];
  const held: (() => void)[] = [];

  const answer = (path: string, response: ServerResponse) => {
    const whole = path === '/process_case/' ? FASTAPI_ANSWER : OPENAI_ANSWER;
    if (behaviour === 'silent') return;
    if (behaviour === 'waits') held.push(() => send(response, 200, whole));
    else if (behaviour === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length });
      response.write(whole.slice(0, whole.length / 2), () => response.destroy());
    } else if (behaviour === 'drafts') send(response, 200, whole);
    else send(response, behaviour.status, behaviour.body);
  };

  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body);
      answer(request.url ?? '', response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    behave: (next) => void (behaviour = next),
    letGo: () => {
      for (const release of held.splice(0)) release();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}
