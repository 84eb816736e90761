import * as v from 'valibot';
import { ROLE_NAMES } from './roles.ts';

/** Answer of GET api/sign-on: what the hospital's own log-in is called; null: there is none. */
export const SignOnOffer = v.looseObject({ name: v.nullable(v.string()) });

/** Body of POST api/sign-on: at which login somebody stands. */
export const SignOnBody = v.strictObject({ role: v.picklist(ROLE_NAMES) });

/** Its answer: where the browser goes. */
export const SignOnStart = v.looseObject({ address: v.string() });

/** Why the hospital's log-in did not lead in, as the login's address says it. */
export const SIGN_ON_REFUSALS = ['failed', 'unknown', 'second-factor'] as const;
export type SignOnRefusal = (typeof SIGN_ON_REFUSALS)[number];
