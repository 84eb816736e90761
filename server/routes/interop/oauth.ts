import type { Context } from 'hono';
import type { RouteDeps } from '#server/http/app-env.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { issueToken } from '#server/services/interop/clients/access-tokens.ts';
import { audit } from '#server/services/staff/audit.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** So often one address asks for tokens; a token lasts a quarter of an hour. */
const TOKENS = { burst: 60, refillPerSecond: 1 };
/** An id, a secret and all scopes. */
const FORM_BYTES = 8 * 1024;

type Code = 'invalid_request' | 'invalid_client' | 'invalid_scope' | 'unsupported_grant_type' | 'slow_down';
const REFUSALS: Readonly<Record<Code, { readonly status: 400 | 401 | 429; readonly text: string }>> = {
  invalid_request: { status: 400, text: 'Send a form (application/x-www-form-urlencoded) with grant_type.' },
  invalid_client: { status: 401, text: 'The client is unknown, or its secret is wrong.' },
  invalid_scope: { status: 400, text: 'The client may not have one of these scopes.' },
  unsupported_grant_type: { status: 400, text: 'Only client_credentials is served.' },
  slow_down: { status: 429, text: 'Too many requests. Please wait.' },
};

/** Tokens for other systems: OAuth 2.0 client credentials (RFC 6749, 4.4). */
export function oauthRoutes({ config, database, now }: RouteDeps): ApiRoute[] {
  const buckets = createTokenBuckets(TOKENS, now);

  async function token(context: Context): Promise<Response> {
    const address = clientAddress(context, config.trustProxy);
    const wait = buckets.take(address);
    if (wait > 0) {
      context.header('Retry-After', String(Math.max(1, Math.ceil(wait))));
      return refused(context, 'slow_down');
    }
    const form = await readForm(context);
    if (form === undefined || !form.has('grant_type')) return refused(context, 'invalid_request');
    if (form.get('grant_type') !== 'client_credentials') return refused(context, 'unsupported_grant_type');
    const { id, secret } = basicOf(context) ?? {
      id: form.get('client_id') ?? '',
      secret: form.get('client_secret') ?? '',
    };
    const done = await issueToken(database.orm, { id, secret, scope: form.get('scope') ?? undefined }, now());
    if (done.ok) return context.json(done.value);
    if (done.problem.kind === 'invalid_client') {
      const subject = isUuid(id) ? id.toLowerCase() : undefined;
      await audit(database.orm, now(), { role: 'nobody', address }, 'client-refused', subject);
    }
    return refused(context, done.problem.kind);
  }

  return [{ method: 'POST', path: '/api/oauth/token', policy: 'public', bodyBytes: FORM_BYTES, handle: token }];
}

async function readForm(context: Context): Promise<URLSearchParams | undefined> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/x-www-form-urlencoded' ? new URLSearchParams(await context.req.text()) : undefined;
}

/** Id and secret of an Authorization header (RFC 6749, 2.3.1): both written as in a form. */
function basicOf(context: Context): { readonly id: string; readonly secret: string } | undefined {
  const [, packed] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  if (packed === undefined) return undefined;
  const [id = '', secret = ''] = Buffer.from(packed, 'base64').toString().split(':');
  const plain = (part: string) => new URLSearchParams(`part=${part}`).get('part') ?? '';
  return { id: plain(id), secret: plain(secret) };
}

function refused(context: Context, error: Code): Response {
  const { status, text } = REFUSALS[error];
  if (status === 401) context.header('WWW-Authenticate', 'Basic realm="Frontdesk"');
  return context.json({ error, error_description: text, message: text }, status);
}
