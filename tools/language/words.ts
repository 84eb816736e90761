/**
 * `npm run -s words -- read`: a line of text in, a line of JSON out: name, age, gender, phone, symptoms, denied, department, alternative
 * and warnings, each with what said it. `npm run -s words -- listen FILE.wav`: the same for what the speech engine hears.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseConfig } from '#server/config.ts';
import { createSpeechGateway } from '#server/gateways/speech-to-text/speech-gateway.ts';
import { readLanguageFiles } from '#server/services/knowledge/language-files.ts';
import type { SentenceRead } from '#shared/contract/staff/knowledge.ts';
import { readSentence } from '#server/services/knowledge/read-sentence.ts';
import { compileLanguage } from './compile-language.ts';

const USAGE = 'npm run -s words -- read < texts.txt, or npm run -s words -- listen FILE.wav';
const root = join(import.meta.dirname, '../..');
const [command, file] = process.argv.slice(2);

try {
  if (command === 'read' && file === undefined) await readLines();
  else if (command === 'listen' && file !== undefined) await listen(file);
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function readLines(): Promise<void> {
  compileLanguage(root, 'en');
  const files = readLanguageFiles(root, 'en');
  for await (const line of createInterface({ input: process.stdin }))
    process.stdout.write(`${JSON.stringify(flat(readSentence(line, files)))}\n`);
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
