import * as v from 'valibot';
import { type FieldFacts, fieldFacts, type PatientField } from '#shared/clinic/patient-fields.ts';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';
import { readableRows } from '#shared/contract/wire/readable-rows.ts';
import { isReadableName } from '#shared/text/readable-name.ts';

/** The schema of a field in a registration (REG-9). What is not required may be left out. */
export function fieldSchema(field: PatientField): v.GenericSchema {
  const facts = fieldFacts(field);
  const schema = filledSchema(facts);
  if (facts.isRequired) return schema;
  if (facts.kind === 'list') return v.optional(schema, []);
  return isText(facts) ? v.optional(schema, '') : v.optional(schema);
}

/** The schema of a field in a correction: what is not required may be emptied. */
export function correctionSchema(field: PatientField): v.GenericSchema {
  const facts = fieldFacts(field);
  const schema = filledSchema(facts);
  return facts.isRequired || facts.kind === 'list' || isText(facts) ? schema : v.nullable(schema);
}

/** The schema of a field in any backend's response: one odd value must not hide a patient. */
export function looseSchema(field: PatientField): v.GenericSchema {
  const { kind } = fieldFacts(field);
  if (kind === 'name') return v.fallback(v.string(), '');
  if (kind === 'list') return v.fallback(v.optional(readableRows(v.string()), []), []);
  return v.fallback(v.nullish<v.GenericSchema>(kind === 'whole number' ? v.number() : v.string()), undefined);
}

function isText({ kind }: FieldFacts): boolean {
  return kind === 'name' || kind === 'phone' || kind === 'text';
}

function filledSchema(facts: FieldFacts): v.GenericSchema {
  switch (facts.kind) {
    case 'whole number':
      return v.pipe(v.number(), v.integer(), v.minValue(facts.from), v.maxValue(facts.to));
    case 'choice':
      return v.picklist(facts.options);
    case 'list': {
      const entry = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(facts.longest));
      return boundedList(entry, { least: facts.isRequired ? 1 : 0, most: facts.most });
    }
    default: {
      const text = v.pipe(v.string(), v.trim(), v.minLength(facts.isRequired ? 1 : 0), v.maxLength(facts.longest));
      return facts.kind === 'name' ? v.pipe(text, v.check(isReadableName, 'Please enter a name')) : text;
    }
  }
}
