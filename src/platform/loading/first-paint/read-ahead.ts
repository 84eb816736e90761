import type { Doctor } from '#shared/contract/doctor/doctors.ts';

/** The list of doctors as stored on this device. `fetchedAt` is an ISO instant by this device's clock. */
export type KeptDoctors = { readonly doctors: Doctor[]; readonly fetchedAt: string };

declare global {
  /** The stored list of doctors, read before the app's code has loaded (src/offline/directory/kept-doctors.ts). */
  var doctorsAhead: Promise<KeptDoctors | undefined> | undefined;
}

/**
 * Starts reading the list of doctors from src/platform/indexed-db/databases.ts. It runs in the page's first script
 * (src/app/start.ts), where no other module is available, because opening a database takes as long as compiling the
 * app. It does not create the database.
 */
export function readDoctorsAhead(): void {
  globalThis.doctorsAhead = new Promise<KeptDoctors | undefined>((resolve, reject) => {
    const opening = indexedDB.open('frontdesk-cache');
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const reading: IDBRequest<KeptDoctors | undefined> = database
        .transaction('directory')
        .objectStore('directory')
        .get('doctors');
      reading.addEventListener('success', () => resolve(reading.result));
      reading.addEventListener('error', () => reject(reading.error));
      // It stays open until the request has finished.
      database.close();
    });
  }).catch(() => undefined);
}
