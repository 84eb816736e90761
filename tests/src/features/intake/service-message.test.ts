import { expect, test } from 'vitest';
import { serviceMessage } from '#src/features/intake/session/service-message.ts';
import { intakeTexts } from '#src/locales/en/patient/intake.ts';

test.each([
  ['our server’s message', { message: 'No speech', bodyText: '{"message":"No speech"}' }, 'No speech'],
  ['the hosted service’s error', { bodyText: '{"error":"Invalid API key"}' }, 'Invalid API key'],
  ['else the body', { bodyText: 'upstream is down' }, 'upstream is down'],
  ['a JSON body without either, as it is', { bodyText: '{"code":7}' }, '{"code":7}'],
  ['else status and text', { bodyText: '' }, 'HTTP Error: 503 Service Unavailable'],
  ['a blank body is no body', { bodyText: ' \n' }, 'HTTP Error: 503 Service Unavailable'],
])('a refusal is shown by %s', (_name, refusal, shown) => {
  expect(serviceMessage({ status: 503, statusText: 'Service Unavailable', ...refusal }, intakeTexts.httpError)).toBe(
    shown,
  );
});

test('a page of a proxy is cut after its beginning', () => {
  const long = 'x'.repeat(5000);
  expect(serviceMessage({ status: 502, statusText: '', bodyText: long }, intakeTexts.httpError).length).toBeLessThan(
    500,
  );
});
