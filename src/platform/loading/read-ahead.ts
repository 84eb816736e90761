import type { Doctor } from '#shared/contract/doctor/doctors.ts';

/** The list of doctors as it is kept on this device. `fetchedAt`: ISO instant by this device's clock. */
export type KeptDoctors = { readonly doctors: Doctor[]; readonly fetchedAt: string };

declare global {
  /** The list of doctors kept on this device, on its way since before the app's code was there (src/offline/directory/kept-doctors.ts). */
  var doctorsAhead: Promise<KeptDoctors | undefined> | undefined;
}

/**
 * Begins to read the list of doctors of src/platform/indexed-db/databases.ts. This runs as a part of the page (src/app/start.ts), where
 * no module is but its own: opening a database takes as long as compiling the app. Where there is none, none is made.
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
      // It stays open until what was asked for is there.
      database.close();
    });
  }).catch(() => undefined);
}
