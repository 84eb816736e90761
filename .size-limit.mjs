/**
 * Sizes of what a browser loads, read from the build's own manifest (docs/decisions/0012). "Until usable" is what the
 * entry and the route import statically; "by itself" adds what the page fetches when it is idle; the rest comes when
 * the patient acts: chooses a department, speaks, submits, opens a menu. Other routes' chunks are not counted: they are
 * not loaded.
 */
import { readdirSync, statSync } from 'node:fs';
import { pageScripts, readChunks, staffPages, staffScripts } from './tools/build/page-chunks.ts';
import { kioskTier, precachedFiles } from './tools/build/precache.ts';

const DIST = 'dist';
const chunks = readChunks(DIST);
const inDist = (files) => files.map((file) => `${DIST}/${file}`);
const isHeadless = (file) => /headless-ui.*\.js$/.test(file);

const worklets = readdirSync(`${DIST}/assets`)
  .filter((name) => /worklet|worker/.test(name) && name.endsWith('.js'))
  .map((name) => `assets/${name}`);

const kiosk = pageScripts(chunks, 'frontdesk');
const landing = pageScripts(chunks, 'index');
const staff = staffScripts(chunks);
const precached = precachedFiles(DIST);
const isOfKiosk = kioskTier(DIST);

/** The chunk of one of the groups in tools/build/chunk-groups.ts. */
const scriptOf = (group) =>
  `assets/${readdirSync(`${DIST}/assets`).find((name) => name.startsWith(`${group}-`) && name.endsWith('.js'))}`;

/** The page of a staff area that loads the most. */
const heaviest = (area) => {
  const sizeOf = (files) => inDist(files).reduce((sum, file) => sum + statSync(file).size, 0);
  return Object.values(staffPages(chunks, area)).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
};

const gate = (name, files, limit) => ({ name, path: inDist(files), limit, gzip: true });

// A staff page may load 25 kB of its own (docs/decisions/0012); all of an area, its dialogs included, stands beside it.
// What is kept for offline use may weigh 400 kB (design/performance.md). These gates keep what there is from growing.
export default [
  gate('/frontdesk until usable', kiosk.untilUsable, '115 kB'),
  gate('/frontdesk by itself', kiosk.byItself, '165 kB'),
  gate('/frontdesk, what choosing, speaking, sending and menus add', [...kiosk.onAct, ...worklets], '57 kB'),
  gate('/ until usable', landing.untilUsable, '115 kB'),
  gate('/ by itself', landing.byItself, '129 kB'),
  gate('/admin/*, the heaviest page by itself, of its own', heaviest('admin'), '12.5 kB'),
  gate('/admin/*, all pages and dialogs, of their own', staff.admin, '36 kB'),
  gate('/doctor/*, the heaviest page by itself, of its own', heaviest('doctor'), '14.6 kB'),
  gate('/doctor/*, all pages and dialogs, of their own', staff.doctor, '23.7 kB'),
  gate(
    'staff, shared by both areas',
    staff.both.filter((file) => !isHeadless(file)),
    '25 kB',
  ),
  gate(
    'Headless UI, for staff',
    readdirSync(`${DIST}/assets`)
      .filter(isHeadless)
      .map((name) => `assets/${name}`),
    '45 kB',
  ),
  // docs/decisions/0024 says what is in it, and what stands beside it.
  gate('the engine of the queue', [scriptOf('queue')], '3 kB'),
  // Fetched when somebody speaks or types symptoms: a guard with room, no goal (docs/decisions/0110).
  gate('the words module', [scriptOf('words')], '40 kB'),
  gate('the warning signs', [scriptOf('warning-signs')], '40 kB'),
  gate('kept for offline use, all', precached.everywhere, '400 kB'),
  gate('kept for offline use, first', precached.everywhere.filter(isOfKiosk), '197.9 kB'),
  gate('kept for offline use, on paired devices besides', precached.ifPaired, '11.5 kB'),
];
