/**
 * `npm run -s words -- read`: a line of text in, a line of JSON out: name, age, gender, phone, symptoms, denied, department, alternative
 * and warnings, each with what said it; `read es` reads Spanish. `npm run -s words -- listen FILE.wav`: the same for what the speech engine hears.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseConfig } from '#server/config.ts';
import { createSpeechGateway } from '#server/gateways/speech-to-text/speech-gateway.ts';
import { readLanguageFiles } from '#server/services/knowledge/language-files.ts';
import type { SentenceRead } from '#shared/contract/staff/knowledge.ts';
import { readSentence } from '#server/services/knowledge/read-sentence.ts';
import type { ReadIn } from '#shared/words/any-language/read-in.ts';
import { compileLanguages } from './compile-language.ts';

const USAGE = 'npm run -s words -- read [es] < texts.txt, or npm run -s words -- listen FILE.wav';
const root = join(import.meta.dirname, '../..');
const [command, file] = process.argv.slice(2);

try {
  if (command === 'read' && (file === undefined || file === 'es')) await readLines(file);
  else if (command === 'listen' && file !== undefined) await listen(file);
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function readLines(language = 'en'): Promise<void> {
  compileLanguages(root);
  const files = readLanguageFiles(root, 'en');
  const { readSpanish } = await import('#shared/languages/es/read-spanish.ts');
  const read = (line: string) => (language === 'es' ? inSpanish(readSpanish(line)) : flat(readSentence(line, files)));
  for await (const line of createInterface({ input: process.stdin }))
    process.stdout.write(`${JSON.stringify(read(line))}\n`);
}

async function listen(wav: string): Promise<void> {
  const config = parseConfig(process.env);
  if (!config.ok) throw new Error(config.faults.join('\n'));
  const sound = readFileSync(wav);
  const heard = await createSpeechGateway(config.value).transcribe(sound, new AbortController().signal);
  if (!heard.ok) throw new Error(`Nothing was understood: ${JSON.stringify(heard.problem)}`);
  const { text, confidence } = heard.value;
  const read = readSentence(text, readLanguageFiles(root, 'en'));
  process.stdout.write(`${JSON.stringify({ text, confidence, ...flat(read) })}\n`);
  // The engine's thread would keep the program open.
  process.exit(0);
}

/** The values by themselves, and under `said` what said each; a gender that nothing said is none. */
function flat({ name, age, gender, phone, symptoms, denied, department, alternative, warnings }: SentenceRead) {
  const stated = gender?.how === 'heard' ? gender : null;
  return {
    name: name?.value ?? null,
    age: age?.value ?? null,
    gender: stated?.value ?? null,
    phone: phone?.value ?? null,
    symptoms: symptoms.map((one) => one.name),
    denied: denied.map((one) => one.name),
    department: department.department,
    alternative: alternative?.department ?? null,
    warnings: warnings.map(({ sign }) => sign),
    said: { name, age, gender, phone, symptoms, denied, department, alternative, warnings },
  };
}

/** The same of another language; the department is that of most of the symptoms. */
function inSpanish({ symptoms, ...read }: ReadIn) {
  const votes = Map.groupBy(symptoms, ({ department }) => department);
  const [first, second] = [...votes].toSorted(([, one], [, other]) => other.length - one.length);
  return {
    name: read.name ?? null,
    age: read.age ?? null,
    gender: read.gender ?? null,
    phone: read.phone ?? null,
    symptoms: symptoms.map(({ name }) => name),
    denied: read.denied,
    department: first?.[0] ?? 'General Medicine',
    alternative: second?.[0] ?? null,
    warnings: read.warnings,
  };
}
