import { findRedFlags } from '#shared/words/warning/red-flags.ts';
import { isCalledFor } from '#server/database/repositories/clinic/alerts-repository.ts';
import { holdStanding } from '#server/database/repositories/merges/standing-repository.ts';
import { lockPerson, markUrgent, savePerson } from '#server/database/repositories/patients/corrections-repository.ts';
import { queryBuilderOn, type OpenTransaction } from '#server/database/transaction/write-transaction.ts';
import { raiseAlert } from '#server/services/alerts/raise-alert.ts';
import { announce } from '#server/services/interop/webhooks/announce.ts';

const MOST = 30;
const LONGEST = 300;

/** What another system says of why somebody comes: cut to what a registration holds, and whether a warning sign is in it. */
export type Reasons = { readonly words: readonly string[]; readonly isUrgent: boolean };

/** Reads the whole of what was sent for warning signs, also what is too long to be kept. */
export function reasonsIn(texts: readonly (string | undefined)[]): Reasons {
  const said = [...new Set(texts.map((text) => text?.trim() ?? '').filter((text) => text !== ''))];
  const alarming = said.filter((text) => findRedFlags(text).length > 0);
  const isUrgent = alarming.length > 0 || findRedFlags(said.join('. ')).length > 0;
  const words = [...alarming, ...said.filter((text) => !alarming.includes(text))];
  return { words: words.map((text) => text.slice(0, LONGEST)).slice(0, MOST), isUrgent };
}

/**
 * Keeps why a patient comes where nothing is known of that yet. With a warning sign the words are kept in any case, in front,
 * and the desk is called as for a registration, once for as long as nobody has answered.
 */
export async function keepReasons(
  client: OpenTransaction,
  patientId: string,
  { words, isUrgent }: Reasons,
  place: string,
  now: Date,
): Promise<void> {
  const db = queryBuilderOn(client);
  const standing = words.length === 0 ? undefined : await holdStanding(db, patientId);
  const person = standing && (await lockPerson(db, standing.id));
  if (person === undefined) return;
  if (isUrgent) {
    const before = person.symptoms.filter((one) => !words.includes(one));
    await savePerson(db, { ...person, symptoms: [...words, ...before].slice(0, MOST) });
    if (await isCalledFor(db, person.id)) return;
    await markUrgent(db, person.id);
    await announce(client, 'patient.urgent', { patient: person.id }, now);
    await raiseAlert(client, { kind: 'urgent', place, ticket: person.ticket ?? undefined, patientId: person.id }, now);
  } else if (person.symptoms.length === 0) await savePerson(db, { ...person, symptoms: [...words] });
}
