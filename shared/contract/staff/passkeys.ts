import * as v from 'valibot';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';
import { ROLE_NAMES } from './roles.ts';

const base64 = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[\w-]*$/));
const outer = {
  id: base64(1400),
  rawId: base64(1400),
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.nullable(v.picklist(['platform', 'cross-platform']))),
  clientExtensionResults: v.looseObject({}),
};
const clientDataJSON = base64(8000);
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** Body of POST api/account/passkeys: what the browser's authenticator has made, and what it shall be called. */
export const NewPasskeyBody = v.strictObject({
  name,
  passkey: v.strictObject({
    ...outer,
    response: v.looseObject({
      clientDataJSON,
      attestationObject: base64(12_000),
      transports: v.optional(boundedList(v.pipe(v.string(), v.maxLength(40)), { most: 10 })),
    }),
  }),
});

/** Body of PATCH api/account/passkeys/{id}. */
export const PasskeyNameBody = v.strictObject({ name });

/** Body of POST api/passkey-login/options: at which login somebody stands. */
export const PasskeyOptionsBody = v.strictObject({ role: v.picklist(ROLE_NAMES) });

/** Body of POST api/passkey-login: what the authenticator has signed. */
export const PasskeyLoginBody = v.strictObject({
  role: v.picklist(ROLE_NAMES),
  passkey: v.strictObject({
    ...outer,
    response: v.looseObject({
      clientDataJSON,
      authenticatorData: base64(4000),
      signature: base64(4000),
      userHandle: v.optional(v.nullable(base64(200))),
    }),
  }),
});
export type SignedByPasskey = v.InferOutput<typeof PasskeyLoginBody>['passkey'];
export type MadePasskey = v.InferOutput<typeof NewPasskeyBody>['passkey'];
