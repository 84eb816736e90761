import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';

/** What the provider says of somebody who logs in. */
export type HospitalPerson = { readonly email?: string; readonly email_verified?: boolean; readonly amr?: string[] };

const PERSON = 'person';

/** The real oidc-provider on a free port. Whoever comes is logged in as the person of their cookie, and agrees. */
export async function startHospitalProvider(people: ReadonlyMap<string, HospitalPerson>) {
  const listener = createServer();
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('the provider listens on no port');
  const issuer = `http://127.0.0.1:${address.port}`;

  async function logIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params } = await provider.interactionDetails(request, response);
    const accountId = new RegExp(`${PERSON}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
    const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
    grant.addOIDCScope('openid email');
    const amr = people.get(accountId)?.amr ?? [];
    const result = { login: { accountId, amr }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result);
  }

  return {
    issuer,
    /** Begins to serve, and sends browsers back to that address. */
    serve: (callback: string) => {
      const provider = new Provider(issuer, {
        clients: [{ client_id: 'frontdesk', client_secret: 'a secret of the test', redirect_uris: [callback] }],
        claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'] },
        conformIdTokenClaims: false,
        pkce: { required: () => true },
        features: { devInteractions: { enabled: false } },
        interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
        findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
      });
      const answer = provider.callback();
      listener.on('request', (request, response) => {
        if (request.url?.startsWith('/interaction/') === true) void logIn(provider, request, response);
        else void answer(request, response);
      });
    },
    stop: () => new Promise<void>((closed) => listener.close(() => closed())),
  };
}

/** A browser without a screen, which is somebody's: follows redirects with its cookies until it leaves the provider. */
export async function logInAt(address: string, login: string): Promise<URL> {
  const jar = new Map([[PERSON, login]]);
  const { origin } = new URL(address);
  let url = new URL(address);
  while (url.origin === origin) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const given of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url);
  }
  return url;
}
