import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Knowledge, SentenceRead } from '#shared/contract/staff/knowledge.ts';
import type { Line } from '#shared/languages/reading/lines.ts';
import urgency from '#shared/languages/en/urgency.json' with { type: 'json' };
import { knownDangers, knownRest } from '#server/medicines/known/known-dangers.ts';
import { KNOWN_SUBSTANCES } from '#server/medicines/known/known-medicines.ts';
import { SUBSTANCES } from '#server/medicines/substances/substances.ts';
import { readLanguageFiles, readSymptomFiles, type LanguageFiles } from './language-files.ts';
import { readSentence } from './read-sentence.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NOBODY_YET = 'not yet reviewed by a pharmacist';
let files: LanguageFiles | undefined;
let known: Knowledge | undefined;

/** All that is known about words and medicines, as the data files say it. They are read when somebody first asks. */
export function readKnowledge(): Knowledge {
  known ??= gathered();
  return known;
}

/** Tries a sentence. */
export function trySentence(sentence: string): SentenceRead {
  return readSentence(sentence, languageFiles());
}

function languageFiles(): LanguageFiles {
  files ??= readLanguageFiles(ROOT, 'en');
  return files;
}

function gathered(): Knowledge {
  const { signs, groups, reportGroups } = languageFiles();
  const entries = (lines: readonly Line[]) => lines.map(({ text, place }) => ({ phrase: text, place }));
  const texts = (lines: readonly Line[]) => lines.map(({ text }) => text);
  const { symptoms, parts } = readSymptomFiles(ROOT);
  const all = {
    signs: signs.map((sign) => ({
      id: sign.id,
      label: sign.label,
      why: sign.why,
      source: sign.source,
      reviewedBy: sign.reviewedBy,
      said: entries(sign.said),
      noted: entries(sign.noted),
      together: sign.together.map((one) => one.map(texts)),
      alarm: texts(sign.alarm),
      calm: texts(sign.calm),
      report: entries(sign.report),
      reportTogether: sign.reportTogether.map(({ maybe, when, groups: needed, unless }) => ({
        maybe,
        when: texts(when),
        groups: needed.map((group) => texts(group.lines)),
        unless: texts(unless),
      })),
      alarmInAReport: texts(sign.alarmInAReport),
      calmInAReport: texts(sign.calmInAReport),
    })),
    substances: KNOWN_SUBSTANCES.map(({ ingredient, classes, otherNames }) => ({
      name: ingredient,
      classes: [...classes],
      otherNames: [...otherNames],
    })),
    symptoms: [...symptoms, ...parts].map(({ title, said }) => ({ name: title.text, words: texts(said) })),
    ...knownDangers(),
    ...knownRest(),
    overTheCounter: SUBSTANCES.map(({ ingredient, product, adult, most, minAge, suggested, label, verify }) => ({
      name: ingredient,
      product,
      dose: `${adult.dosage}, ${adult.frequency}`,
      most,
      minAge,
      suggested,
      source: label,
      verify,
    })),
    medicinesReviewedBy: NOBODY_YET,
  };
  const words = [...groups, ...reportGroups].map(([name, lines]) => [name, texts(lines)]);
  const version = createHash('sha256')
    .update(JSON.stringify([all, words, urgency.weights]))
    .digest('hex')
    .slice(0, 8);
  return { version, ...all };
}
