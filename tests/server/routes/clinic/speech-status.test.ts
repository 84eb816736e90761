import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { silentSpeech } from '../../../support/sound/silent-speech.ts';

let server: TestServer;
let prepared = 0;

beforeAll(async () => {
  const prepare = () => {
    prepared += 1;
  };
  server = await startTestServer({ with: { speech: { ...silentSpeech, prepare } } });
});
afterAll(() => server.stop());

it('an engine is told that somebody has begun to speak, whoever they are', async () => {
  const answer = await fetch(`${server.url}/api/speech/prepare`, { method: 'POST' });
  expect([answer.status, prepared]).toEqual([202, 1]);
});
