import { readFileSync } from 'node:fs';
import type { Resource } from './fhir.ts';

/** HL7’s own example resources of the kinds that are served, unchanged. */
export function hl7Examples(type?: string): { readonly file: string; readonly resource: Resource }[] {
  const lines = readFileSync('corpus/fhir/hl7-r4-examples.jsonl', 'utf8').trim().split('\n');
  const all = lines.map((line): { file: string; resource: Resource } => JSON.parse(line));
  return all.filter(({ resource }) => type === undefined || resource.resourceType === type);
}
