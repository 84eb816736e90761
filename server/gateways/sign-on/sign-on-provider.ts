import type { Configuration } from 'openid-client';
import { fail, succeed, type Result } from '#shared/result.ts';

export type SignOnSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
};

/** What must come back unchanged with somebody whom the provider has logged in. */
export type SignOnSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Whom the provider has logged in; nothing of it is believed that its signature does not cover. */
export type SignedOn = {
  readonly issuer: string;
  readonly subject: string;
  /** Only one that the provider has verified. */
  readonly email: string | undefined;
  /** Whether the provider says that it was more than a password. */
  readonly hasSecondFactor: boolean;
};

export type SignOnProvider = {
  /** Where to send the browser, and what to remember until it is back. */
  begin(callback: string): Promise<Result<{ address: string; secrets: SignOnSecrets }, { readonly kind: 'away' }>>;
  /** @param answered the whole address that the browser came back to */
  finish(answered: URL, secrets: SignOnSecrets): Promise<Result<SignedOn, { readonly kind: 'refused' | 'away' }>>;
};

/** Methods (RFC 8176) that are, or come beside, a second factor. */
const SECOND_FACTORS = new Set(['mfa', 'otp', 'hwk', 'swk', 'sc', 'fpt', 'face', 'iris', 'vbm', 'sms', 'tel']);

/** Read when somebody first logs in that way. */
const library = () => import('openid-client');

/** The hospital's own log-in by OpenID Connect: authorization code with PKCE, state and nonce. */
export function createSignOnProvider({ issuer, clientId, clientSecret }: SignOnSettings): SignOnProvider {
  let discovered: Promise<Configuration> | undefined;

  /** Asked when it is first needed, and again after a failure: the server starts without its provider. */
  function configuration(): Promise<Configuration> {
    discovered ??= discover();
    discovered.catch(() => (discovered = undefined));
    return discovered;
  }

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery } = await library();
    const url = new URL(issuer);
    const plain = url.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {};
    return discovery(url, clientId, clientSecret, undefined, plain);
  }

  return {
    async begin(callback) {
      const config = await configuration().catch(() => undefined);
      if (config === undefined) return fail({ kind: 'away' });
      const openid = await library();
      const secrets = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const address = openid.buildAuthorizationUrl(config, {
        redirect_uri: callback,
        scope: 'openid email',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      });
      return succeed({ address: address.href, secrets });
    },

    async finish(answered, { state, nonce, verifier }) {
      const config = await configuration().catch(() => undefined);
      if (config === undefined) return fail({ kind: 'away' });
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const { authorizationCodeGrant } = await library();
      const claims = await authorizationCodeGrant(config, answered, checks)
        .then((tokens) => tokens.claims())
        .catch(() => undefined);
      if (claims === undefined) return fail({ kind: 'refused' });
      const { iss, sub, email, email_verified: isVerified, amr } = claims;
      return succeed({
        issuer: iss,
        subject: sub,
        email: typeof email === 'string' && isVerified === true ? email.toLowerCase() : undefined,
        hasSecondFactor:
          Array.isArray(amr) && amr.some((method) => typeof method === 'string' && SECOND_FACTORS.has(method)),
      });
    },
  };
}
