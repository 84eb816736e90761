/**
 * Sizes of what a browser loads, read from the build's own manifest: alarms with room, not goals (docs/decisions/0087).
 * "Until usable" is what the entry and the route import statically; "unprompted" adds what the page fetches when it is idle;
 * the rest comes when the patient acts. Other routes' chunks are not counted: they are not loaded.
 */
import { readdirSync } from 'node:fs';
import { pageScripts, readChunks, staffScripts } from './tools/build/page-chunks.ts';
import { kioskTier, precachedFiles } from './tools/build/precache.ts';

const DIST = 'dist';
const chunks = readChunks(DIST);
const kiosk = pageScripts(chunks, 'frontdesk');
const landing = pageScripts(chunks, 'index');
const staff = staffScripts(chunks);
const precached = precachedFiles(DIST);
const isOfKiosk = kioskTier(DIST);

/** The chunk of one of the groups in tools/build/chunk-groups.ts. */
const chunk = (group) => [
  `assets/${readdirSync(`${DIST}/assets`).find((name) => name.startsWith(`${group}-`) && name.endsWith('.js'))}`,
];

const languageFiles = (name) =>
  readdirSync(`${DIST}/languages`)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
    .map((file) => `languages/${file}`);

const gate = (name, files, limit) => ({ name, path: files.map((file) => `${DIST}/${file}`), limit, gzip: true });

export default [
  // The last one is the language of the page, which is known before its first frame.
  gate('/frontdesk until usable', kiosk.untilUsable, '143 kB'),
  // The last kilobytes say of each department in plain words what it is for, and of each doctor which languages they speak.
  // One of it are the symptoms as data, with names that are no patterns, and which word a sign needs.
  // Another is what reads aloud a sentence that is recorded.
  gate('/frontdesk unprompted', kiosk.automatic, '236 kB'),
  // The house's own look, the pictures' places, and which language the page has, which is known before its first frame.
  // The last fraction says in which language the house's own words are (decision 0202).
  gate('/ until usable', landing.untilUsable, '137.5 kB'),
  // Everything of a language but English is fetched by who chooses it, and counts nowhere else.
  gate('what says texts in another language', languageFiles('speaking'), '5 kB'),
  gate('the longest language, for patients', languageFiles('en-XA-patient'), '25 kB'),
  // The last ones choose a language, where there is more than one.
  // One says where a toast stands among bars that stay (decision 0198).
  gate('/ unprompted', landing.automatic, '179 kB'),
  gate('/admin/*, of its own', staff.admin, '60 kB'),
  gate('/doctor/*, of its own', staff.doctor, '60 kB'),
  gate('both staff areas, with Headless UI and TanStack Query', staff.both, '100 kB'),
  gate('the engine of the queue', chunk('queue'), '4 kB'),
  gate('from words to a form and a suggestion', chunk('words'), '40 kB'),
  gate('the warning signs', chunk('warning-signs'), '40 kB'),
  gate('/display, all of it', ['display.html'], '100 kB'),
  // 14 kB of it are the first words, the house's look and finding a doctor, which a kiosk needs from its first patient on.
  // 1 kB of it are the symptoms as data.
  // 10 kB of it are the words that sound urgent where no sign is named, which must not wait for a network.
  // 1.5 kB of it are the signs of what has begun hours ago, and what was ruled out (decision 0200).
  gate('kept for offline use, first', precached.everywhere.filter(isOfKiosk), '375.5 kB'),
  // 12 kB of it are the desk for times, which a receptionist opens on a bad network, too.
  // 10 kB of it are the pictures of people, which take the hospital's colours without a network, too.
  // 5 kB of it are the second step of a log-in, with which a covered screen is opened again.
  // 13 kB of it are the words of Spanish, whose warnings must not wait for a network.
  // 10 kB of it choose a language and read texts in it; the languages themselves are not among them.
  // 3 kB of it read a page aloud, which nobody waits for a network to hear.
  // 2 kB of it are what the check of medicines says of itself, and the tables on the page Knowledge.
  // 6 kB of it play recordings, at a kiosk and in a waiting room; the recordings themselves are not among them.
  // 3 kB of it keep a board's rows as drawn, suggest a walk-in's doctor, and find a medicine's rows by its classes (decision 0198).
  // 6 kB of it are the texts of a waiting room's screen in six languages, in its one file (decision 0202).
  // 2 kB of it are the first paint's care for a press, in each page that has one, and a wait in the page's language (0203).
  gate('kept for offline use, all', [...precached.everywhere, ...precached.ifPaired], '840 kB'),
];
