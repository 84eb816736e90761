import { readEnglish } from '../language/catalogues/english-messages.ts';
import { writePack } from './clip-pack.ts';
import { standings, type Standing } from './moved-texts.ts';
import { findPrograms, recipe, record, VOICES } from './voices.ts';

/**
 * `npm run clips`: records the fixed sentences of a kiosk's pages and the pieces of a call, in every language of the
 * screens, with espeak-ng and LAME (docs/decisions/0187). Only what has changed is recorded again.
 * `npm run clips -- --list` records nothing and says what would be.
 */
/** Starting a program takes longer than a sentence does. */
const AT_ONCE = 8;
const onlyLists = process.argv.includes('--list');
const missingPrograms = onlyLists ? undefined : findPrograms();
if (missingPrograms === undefined) for (const one of standings(readEnglish())) await bringUpToDate(one);
else {
  console.error(`Please install ${missingPrograms}: apt-get install espeak-ng lame, or brew install espeak-ng lame.`);
  process.exitCode = 1;
}

async function bringUpToDate({ tag, purpose, pack, says, wanted, missing, left }: Standing): Promise<void> {
  const isSaid = says === undefined || JSON.stringify(says) === JSON.stringify(pack.says);
  console.log(`${tag} ${purpose}: ${wanted.length} texts, ${missing.length} to record, ${left.length} to remove`);
  if (onlyLists) {
    for (const text of missing) console.log(`  + ${text}`);
    for (const text of left) console.log(`  - ${text}`);
    return;
  }
  if (missing.length === 0 && left.length === 0 && isSaid) return;
  const voice = VOICES[tag];
  const clips = new Map(pack.clips);
  for (let at = 0; at < missing.length; at += AT_ONCE)
    await Promise.all(missing.slice(at, at + AT_ONCE).map(async (text) => clips.set(text, await record(text, voice))));
  const inOrder = wanted.flatMap((text) => {
    const clip = clips.get(text);
    return clip === undefined ? [] : [[text, clip] as const];
  });
  writePack(tag, purpose, { made: recipe(voice), ...(says && { says }), clips: new Map(inOrder) });
}
