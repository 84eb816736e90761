import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { Appointment } from '#shared/contract/appointment/appointments.ts';
import { Doctor } from '#shared/contract/doctor/doctors.ts';
import { Patient } from '#shared/contract/patient/patients.ts';
import { SavedPrescription } from '#shared/contract/prescription/prescriptions.ts';
import { QueueEntry } from '#shared/contract/queue/queue.ts';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { OperationOutcome } from './operation-outcome.ts';

/** What many calls answer with, described once under its name. */
export const NAMED = {
  Problem: ProblemBody,
  Patient,
  Appointment,
  Doctor,
  Prescription: SavedPrescription,
  QueueEntry,
  OperationOutcome,
} as const satisfies Record<string, v.GenericSchema>;

/** What has no counterpart in JSON Schema: it changes or judges a value beyond its shape. */
const BEYOND_SHAPE = [
  'trim',
  'to_upper_case',
  'to_lower_case',
  'check',
  'partial_check',
  'transform',
  'raw_check',
  'forward',
  'every_item',
];
const BoundedItem = v.looseObject({
  item: v.custom<v.GenericSchema>(isSchema),
  least: v.optional(v.number()),
  most: v.optional(v.number()),
});

const NAMES = new Map<unknown, string>(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

/** The JSON Schema (2020-12) of what goes over the wire. @param isWhole written out even where it has a name */
export function jsonSchemaOf(schema: v.GenericSchema, isWhole = false): JsonSchema {
  const { $schema: _dialect, ...made } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    errorMode: 'throw',
    ignoreActions: BEYOND_SHAPE,
    overrideSchema: ({ valibotSchema }) => {
      const name = isWhole && valibotSchema === schema ? undefined : NAMES.get(valibotSchema);
      if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
      return valibotSchema.type === 'custom' ? {} : undefined;
    },
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'metadata' ? listOf(valibotAction, jsonSchema) : undefined,
  });
  return made;
}

/** A list whose rows are said beside it (readableRows, boundedList). */
function listOf(action: object, rest: JsonSchema): JsonSchema {
  const read = v.safeParse(v.looseObject({ metadata: BoundedItem }), action);
  if (!read.success) return rest;
  const { item, least = 0, most } = read.output.metadata;
  return {
    type: 'array',
    items: jsonSchemaOf(item),
    ...(least > 0 ? { minItems: least } : {}),
    ...(most === undefined ? {} : { maxItems: most }),
  };
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
