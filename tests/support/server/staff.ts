import { hashPassword } from '#server/services/passwords/passwords.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import type { TestServer } from './server.ts';
import { post } from './visits.ts';

export const PASSWORD = 'correct horse battery';
let hashed: Promise<string> | undefined;

/** Adds a doctor who can log in with PASSWORD. @returns the id. */
export async function addDoctor(
  server: TestServer,
  code: string,
  over: { name?: string; specialization?: string } = {},
): Promise<string> {
  hashed ??= hashPassword(PASSWORD);
  const id = uuidV7(new Date());
  const name = over.name ?? `Dr. ${code}`;
  const specialization = over.specialization ?? 'Cardiology';
  await server.sql(
    `insert into doctors (id, code, name, name_folded, specialization, specialization_folded, email, password_hash, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now())`,
    [
      id,
      code,
      name,
      foldText(name),
      specialization,
      foldText(specialization),
      `${code.toLowerCase()}@example.org`,
      await hashed,
    ],
  );
  return id;
}

export const RECEPTIONIST = 'desk@example.org';

/** Adds a receptionist: an administrator's account of the kind `desk`. @returns the id. */
export async function addReceptionist(server: TestServer, email = RECEPTIONIST): Promise<string> {
  const id = await addAdmin(server, email);
  await server.sql(`update admins set kind = 'desk' where id = $1`, [id]);
  return id;
}

export async function addAdmin(server: TestServer, email = 'admin@example.org'): Promise<string> {
  hashed ??= hashPassword(PASSWORD);
  const id = uuidV7(new Date());
  await server.sql('insert into admins (id, email, password_hash, created_at) values ($1, $2, $3, now())', [
    id,
    email,
    await hashed,
  ]);
  return id;
}

/** Logs in over HTTP. @returns the Cookie header of the new session. */
export async function adminCookie(server: TestServer, email = 'admin@example.org'): Promise<string> {
  return cookieOf(await post(server, '/api/adminAuth/login', { email, password: PASSWORD }));
}

export async function doctorCookie(server: TestServer, code: string): Promise<string> {
  const email = `${code.toLowerCase()}@example.org`;
  return cookieOf(await post(server, '/api/doctorAuth/login', { email, password: PASSWORD, doctorId: code }));
}

export function cookieOf(answer: Response): string {
  const [cookie] = answer.headers.getSetCookie();
  if (answer.status !== 200 || cookie === undefined) throw new Error(`login answered ${answer.status}`);
  return cookie.slice(0, cookie.indexOf(';'));
}

export function get(server: TestServer, path: string, cookie?: string): Promise<Response> {
  return fetch(`${server.url}${path}`, { headers: cookie === undefined ? {} : { cookie } });
}

/** A call with a session, and a JSON body if there is one. */
export function send(
  server: TestServer,
  method: string,
  path: string,
  cookie: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
