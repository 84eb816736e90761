import * as v from 'valibot';

/** What every refusal under /fhir answers with. */
export const OperationOutcome = v.looseObject({
  resourceType: v.literal('OperationOutcome'),
  issue: v.pipe(
    v.array(
      v.looseObject({
        severity: v.picklist(['fatal', 'error', 'warning', 'information']),
        code: v.string(),
        diagnostics: v.optional(v.string()),
        expression: v.optional(v.array(v.string())),
      }),
    ),
    v.minLength(1),
  ),
});
