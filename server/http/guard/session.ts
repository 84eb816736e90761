import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { BROWSER_KNOWN_SECONDS } from '#server/services/staff/known-browsers.ts';
import { ROLE_NAMES, type Role } from '#shared/contract/staff/roles.ts';
import { resolveSession, type Principal } from '#server/services/staff/sessions.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { clientAddress } from './client-address.ts';

/** Under TLS the name itself makes the browser insist on Secure, on this exact host, and on the whole site as path. */
function sessionCookieName(role: Role, tls: boolean): string {
  return `${tls ? '__Host-' : ''}frontdesk_${role}`;
}

function options(tls: boolean): CookieOptions {
  return { httpOnly: true, sameSite: 'Strict', path: '/', secure: tls };
}

/** Whether the browser uses HTTPS: to us, or to our own proxy that says so. */
function isTls(context: Context, deps: RouteDeps): boolean {
  return (
    deps.config.tls !== undefined || (deps.config.trustProxy && context.req.header('x-forwarded-proto') === 'https')
  );
}

export function sessionToken(context: Context, deps: RouteDeps, role: Role): string | undefined {
  return getCookie(context, sessionCookieName(role, isTls(context, deps)));
}

function browserCookieName(tls: boolean): string {
  return `${tls ? '__Host-' : ''}frontdesk_browser`;
}

/** Identifies a browser from which somebody has logged in before. */
export function browserToken(context: Context, deps: RouteDeps): string | undefined {
  return getCookie(context, browserCookieName(isTls(context, deps)));
}

/** It outlives the session, so that other people's failed guesses do not keep this browser from logging in again. */
export function giveBrowserCookie(context: Context, deps: RouteDeps, token: string): void {
  const tls = isTls(context, deps);
  setCookie(context, browserCookieName(tls), token, { ...options(tls), maxAge: BROWSER_KNOWN_SECONDS });
}

/** A session cookie: it ends with the browser, and the server's own limits apply before that. */
export function giveSessionCookie(context: Context, deps: RouteDeps, role: Role, token: string): void {
  setCookie(context, sessionCookieName(role, isTls(context, deps)), token, options(isTls(context, deps)));
}

export function takeSessionCookie(context: Context, deps: RouteDeps, role: Role): void {
  deleteCookie(context, sessionCookieName(role, isTls(context, deps)), options(isTls(context, deps)));
}

/** The signed-in person of that role who makes this request, if any. */
export async function findPrincipal(
  context: Context,
  deps: RouteDeps,
  role: Role,
  asked = true,
): Promise<Principal | undefined> {
  const found = await resolveSession(deps.database.orm, role, sessionToken(context, deps, role), deps.now(), asked);
  return found && { ...found, address: clientAddress(context, deps.config.trustProxy) };
}

/** The signed-in person who makes this request, in any role. */
export async function findStaff(context: Context, deps: RouteDeps): Promise<Principal | undefined> {
  for (const role of ROLE_NAMES) {
    const principal = await findPrincipal(context, deps, role);
    if (principal !== undefined) return principal;
  }
  return undefined;
}
