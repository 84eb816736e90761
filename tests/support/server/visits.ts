import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { RegisteredPatient } from '#shared/contract/visit/registration.ts';
import type { TestServer } from './server.ts';

/** A registration as REG-19 has it. */
export function registration(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Maria Gomez',
    age: 34,
    gender: 'female',
    phone: '+43 660 1234567',
    symptoms: ['headache', 'fever'],
    ...over,
  };
}

export function booking(
  patientId: string,
  doctorId: string,
  over: Record<string, unknown> = {},
): Record<string, unknown> {
  return { patientId, doctorId, date: '2026-11-21T09:30:00.000Z', status: 'scheduled', ...over };
}

/** POSTs JSON; a string body goes as it is. */
export function post(
  server: TestServer,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export const register = (server: TestServer, body: unknown, headers?: Record<string, string>) =>
  post(server, '/api/patients/register', body, headers);

export const book = (server: TestServer, body: unknown, headers?: Record<string, string>) =>
  post(server, '/api/appointments/create-appointment', body, headers);

/** A refusal's text without the id of its request, which alone may differ between two of the same kind. */
export async function refusalOf(answer: Response): Promise<string> {
  return (await answer.text()).replace(/,"requestId":"[^"]+"/, '');
}

/** Registers a patient. @returns the new id. */
export async function registered(server: TestServer, over: Record<string, unknown> = {}): Promise<string> {
  const answer = await register(server, registration(over), { 'idempotency-key': randomUUID() });
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}: ${await answer.text()}`);
  return v.parse(RegisteredPatient, await answer.json()).patient._id;
}
