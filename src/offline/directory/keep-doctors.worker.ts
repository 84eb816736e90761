import { allDoctors } from '#src/platform/api/public/doctors.ts';
import { deviceTime } from '#src/platform/browser/clock.ts';
import { answerOf, openCache } from '#src/platform/indexed-db/open-database.ts';
import { directoryOf, LIST } from './kept-doctors.ts';

/**
 * Keeps the list of doctors where no page of this device has asked for it: whoever has only seen the landing page can
 * register without a network, too. A list that is there is left to the pages, which ask for a newer one whenever they are shown.
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
