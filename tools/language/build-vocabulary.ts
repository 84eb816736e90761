/**
 * Builds the embedded engine's vocabulary from the committed lists in tools/language/vocabulary: shared/speech/model/network.json (which
 * words may follow which), words.dict (how they sound) and names.json (how common names are). The same lists give the same bytes: `npm run vocabulary`, then
 * `git diff --exit-code shared/speech/model`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildVocabulary } from './vocabulary/vocabulary.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const list = (name: string) => readFileSync(here(`./vocabulary/${name}`), 'utf8');

const vocabulary = buildVocabulary({
  sentences: list('sentences.txt'),
  firstNames: list('first-names.txt'),
  lastNames: list('last-names.txt'),
  census: list('census.tsv'),
  commonWords: list('common-words.txt'),
  ownWords: list('own-words.dict'),
  nameSounds: list('name-sounds.dict'),
  dictionary: readFileSync(here('../../node_modules/soundswallower/model/en-us/dict.txt'), 'utf8'),
});
const target = process.argv[2] ?? here('../../shared/speech/model');
writeFileSync(`${target}/network.json`, `${JSON.stringify(vocabulary.network)}\n`);
writeFileSync(`${target}/words.dict`, vocabulary.dictionary);
writeFileSync(`${target}/names.json`, `${JSON.stringify(vocabulary.names)}\n`);
const { network } = vocabulary;
process.stdout.write(`${network.words.length} words, ${network.states} states, ${network.arcs.length / 4} arcs\n`);
