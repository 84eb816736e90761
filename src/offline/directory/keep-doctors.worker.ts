import { allDoctors } from '#src/platform/api/public/doctors.ts';
import { deviceTime } from '#src/platform/browser/clock.ts';
import { answerOf, openCache } from '#src/platform/indexed-db/open-database.ts';
import { directoryOf, LIST } from './kept-doctors.ts';

/**
 * Stores the list of doctors if no page on this device has requested it yet, so that somebody who has only seen the
 * landing page can register offline too. An existing list is left to the pages, which request a newer one whenever they
 * are shown.
 */
export async function keepDoctors(): Promise<void> {
  const database = await openCache();
  try {
    if (await answerOf(directoryOf(database, 'readonly').getKey(LIST))) return;
    const answer = await allDoctors();
    if (!answer.ok) return;
    await answerOf(
      directoryOf(database, 'readwrite').put({
        name: LIST,
        doctors: answer.value.doctors,
        fetchedAt: deviceTime(),
      }),
    );
  } finally {
    database.close();
  }
}
