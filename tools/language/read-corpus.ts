import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const CORPUS = new URL('../../corpus/', import.meta.url);

/** An utterance with what a careful listener would write down. What was not said is left out. */
const LabelledTranscript = v.strictObject({
  said: v.string(),
  name: v.optional(v.string()),
  age: v.optional(v.number()),
  gender: v.optional(v.picklist(['male', 'female', 'other'])),
  phone: v.optional(v.string()),
  symptoms: v.optional(v.array(v.string())),
  /** Departments a clinician would accept. */
  departments: v.optional(v.array(v.string())),
  redFlag: v.optional(v.literal(true)),
});
export type LabelledTranscript = v.InferOutput<typeof LabelledTranscript>;

const SignSentence = v.strictObject({
  text: v.string(),
  /** Whether a careful listener would fetch somebody at once. */
  label: v.picklist(['alarm', 'calm']),
  /** The sign that must be among those found, if one is required. */
  sign: v.optional(v.string()),
});

const EverydaySentence = v.object({
  ...SignSentence.entries,
  kind: v.string(),
  set: v.picklist(['seen', 'held-out']),
  date: v.string(),
});

const ReportNote = v.object({
  text: v.string(),
  label: v.picklist(['emergency', 'calm']),
  set: v.picklist(['seen', 'held-out']),
});

/** Whose name, age, gender and phone it is: what must be heard of the patient; null where nothing may be. */
const WhoseData = v.object({
  text: v.string(),
  name: v.optional(v.nullable(v.string())),
  gender: v.optional(v.nullable(v.string())),
  age: v.optional(v.nullable(v.number())),
  /** Whether the age is to be checked. */
  check: v.optional(v.boolean()),
  phone: v.optional(v.nullable(v.string())),
});

/** Sentences that say of several people who they are (corpus/whose-data). */
export function readWhoseData(set: 'seen' | 'held-out') {
  return readRows(`whose-data/${set}.jsonl`, WhoseData);
}

/** All transcripts that rules were written with (corpus/transcripts/seen); `which` filters by file name. */
export function readSeenTranscripts(which: (file: string) => boolean = () => true): LabelledTranscript[] {
  return filesIn('transcripts/seen/')
    .filter(which)
    .flatMap((file) => readRows(`transcripts/seen/${file}`, LabelledTranscript));
}

/** One list of warning signs, or of what only sounds like one (corpus/warning-signs/seen). */
export function readSignSentences(list: string, label: 'alarm' | 'calm') {
  return readRows(`warning-signs/seen/${list}-${label}.jsonl`, SignSentence);
}

/** Every list of that label. */
export function readAllSignSentences(label: 'alarm' | 'calm') {
  return filesIn('warning-signs/seen/')
    .filter((file) => file.endsWith(`-${label}.jsonl`))
    .flatMap((file) => readRows(`warning-signs/seen/${file}`, SignSentence));
}

/** The everyday sentences: those that rules were written with, or those held out. */
export function readEverydaySentences(set: 'seen' | 'held-out') {
  return readRows(`warning-signs/everyday-${set}.jsonl`, EverydaySentence);
}

/** Sentences by a second writer, collected before the rules were read: those fixed afterwards, or those held out. */
export function readSecondMind(set: 'seen' | 'held-out') {
  return readRows('warning-signs/second-mind.jsonl', EverydaySentence).filter((row) => row.set === set);
}

/** Notes to a doctor as nurses, letters and clerks write them (corpus/reports). */
export function readReportNotes(set: 'seen' | 'held-out') {
  return readRows('reports/second-mind.jsonl', ReportNote).filter((row) => row.set === set);
}

/**
 * Sentences written after what patients and parents tell of the day it happened, in public stories and forums: half of
 * them held out by coin.
 */
export function readToldByPatients(set: 'seen' | 'held-out') {
  return readRows('warning-signs/told-by-patients.jsonl', EverydaySentence).filter((row) => row.set === set);
}

/** Everyday complaints of every kind that are not urgent, and what makes such a complaint urgent. */
export function readOrdinarySentences() {
  return readRows('warning-signs/ordinary-seen.jsonl', EverydaySentence);
}

/** Emergencies that began hours ago, and what was ruled out or is still to be: each must be read as it is labelled. */
export function readBegunSentences() {
  return readRows('warning-signs/begun-seen.jsonl', EverydaySentence);
}

/** Emergencies in the few words in which somebody says them at a desk, and what only sounds so: each must be read as it is labelled. */
export function readPlainlySaid() {
  return readRows('warning-signs/said-plainly-seen.jsonl', EverydaySentence);
}

/** What else the second writer wrote, after reading the rules. */
export function readSecondMindMore() {
  return readRows('warning-signs/second-mind-more.jsonl', EverydaySentence);
}

function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, CORPUS)).filter((file) => file.endsWith('.jsonl'));
}

/** The lines of one file of the corpus; an invalid line is reported with its file and number. */
function readRows<Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema>[] {
  const lines = readFileSync(new URL(path, CORPUS), 'utf8').trim().split('\n');
  return lines.map((line, at) => {
    const row = v.safeParse(schema, JSON.parse(line));
    if (!row.success) throw new Error(`corpus/${path}, line ${at + 1}: ${row.issues[0].message}`);
    return row.output;
  });
}
