import * as v from 'valibot';
import { OWN_AGE_HEADER, OwnLinkAsks } from '#shared/contract/booking/own-appointment.ts';
import { addressOf } from '#src/platform/api/http/address.ts';

/** A slow telephone and a server that prints at that moment. */
const ANSWERS_WITHIN_MS = 30_000;

export type OwnPrescription =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: v.InferOutput<typeof OwnLinkAsks>['needs'] | 'dead' | 'failed' };

/** GET api/prescription/link/{token}: the file itself. @param age what the visitor has answered; undefined: nothing yet */
export async function readOwnPrescription(secret: string, age?: string): Promise<OwnPrescription> {
  try {
    const answer = await fetch(addressOf(`api/prescription/link/${encodeURIComponent(secret)}`), {
      headers: age === undefined ? {} : { [OWN_AGE_HEADER]: age },
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    if (answer.ok) return { kind: 'file', file: await answer.blob() };
    if (answer.status === 403) return { kind: v.parse(OwnLinkAsks, await answer.json()).needs };
    return { kind: answer.status === 404 ? 'dead' : 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
