import { existsSync } from 'node:fs';

/** Which end-to-end tests cover a part of the product: the first line that matches a file counts. */
const JOURNEYS: readonly (readonly [files: RegExp, ...folders: string[]])[] = [
  [/^src\/features\/kiosk\/|^src\/routes\/-paired\//, 'kiosk'],
  [/^src\/features\/(registration|unsent)\/|^src\/routes\/frontdesk/, 'frontdesk'],
  [/^src\/features\/(intake|foreign-language|speech-settings)\/|^src\/audio\/|^src\/platform\/speech\//, 'voice'],
  [/^src\/features\/(landing|doctors)\/|^src\/routes\/(-landing\/|index|doctors|services)/, 'landing'],
  [/^src\/features\/shell\/|^src\/app\/|^src\/ui\/|^src\/platform\/(loading|update|browser)\//, 'shell'],
  [/^src\/features\/(admin|devices|alerts|deleted-appointments)\/|^src\/routes\/(admin|device)/, 'admin'],
  [/^src\/features\/(doctor|prescriptions|patient-history|appointment-status)\/|^src\/routes\/doctor\//, 'doctor'],
  [/^src\/features\/|^src\/routes\/|^src\/platform\/(staff|api)\//, 'staff'],
  [/^src\/(offline|platform)\//, 'offline'],
];

/**
 * The end-to-end tests that a change may break: a changed one itself, and the folder that covers a changed part of the
 * app. Shared and server code has its own tests, and the full run covers everything.
 */
export function journeysOf(changed: readonly string[]): string[] {
  const wanted = changed.flatMap((file) => {
    if (/^e2e\/.*\.spec\.ts$/.test(file)) return existsSync(file) ? [file] : [];
    const [, ...folders] = JOURNEYS.find(([files]) => files.test(file)) ?? [];
    return folders.map((folder) => `e2e/${folder}/`);
  });
  return [...new Set(wanted)].toSorted();
}
