import * as v from 'valibot';
import { AccessToken, ClientSecret } from '#shared/contract/interop/api-clients.ts';
import type { TestServer } from '../server/server.ts';
import { post } from '../server/visits.ts';

export type TestClient = { readonly id: string; readonly secret: string };

/** Lets another system in, as an administrator does on the settings page. */
export async function addClient(
  server: TestServer,
  cookie: string,
  scopes: readonly string[] = ['system/*.rs'],
  name = 'Hospital system',
): Promise<TestClient> {
  const answer = await post(server, '/api/clients', { name, scopes }, { cookie });
  if (answer.status !== 201) throw new Error(`clients answered ${answer.status}: ${await answer.text()}`);
  const { client, secret } = v.parse(ClientSecret, await answer.json());
  return { id: client._id, secret };
}

/** Asks for a token as RFC 6749 has it. */
export function askToken(server: TestServer, { id, secret }: TestClient, scope?: string): Promise<Response> {
  const packed = Buffer.from(`${id}:${encodeURIComponent(secret)}`).toString('base64');
  return fetch(`${server.url}/api/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${packed}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...(scope === undefined ? {} : { scope }) }),
  });
}

/** A token, which must be given. */
export async function tokenOf(server: TestServer, client: TestClient, scope?: string): Promise<string> {
  const answer = await askToken(server, client, scope);
  if (answer.status !== 200) throw new Error(`token answered ${answer.status}: ${await answer.text()}`);
  return v.parse(AccessToken, await answer.json()).access_token;
}
