import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** A telephone's clock may be one step off. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret, in the letters that an authenticator app takes by hand. */
export function inventSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the app reads from the QR code. Every app knows these defaults: SHA-1, six digits, thirty seconds. */
export function setUpAddress(secret: string, clinic: string, account: string): string {
  return totpOf(secret, clinic, account).toString();
}

/** The time step that a code belongs to; undefined when it is none of now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}
