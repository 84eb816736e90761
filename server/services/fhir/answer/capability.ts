import { FHIR_CREATE } from '#shared/contract/interop/api-clients.ts';
import { KINDS } from '#server/services/fhir/kinds/all.ts';

const CREATED: readonly string[] = FHIR_CREATE;

/** What this server can do (GET /fhir/metadata). */
export function capabilityStatement(version: string, base: string, origin: string, now: Date): Record<string, unknown> {
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: now.toISOString(),
    kind: 'instance',
    software: { name: 'Frontdesk', version },
    implementation: { description: 'Frontdesk of this clinic', url: base },
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    rest: [
      {
        mode: 'server',
        security: {
          extension: [
            {
              url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
              extension: [{ url: 'token', valueUri: `${origin}/api/oauth/token` }],
            },
          ],
          service: [
            {
              coding: [{ system: 'http://terminology.hl7.org/CodeSystem/restful-security-service', code: 'OAuth' }],
            },
          ],
        },
        resource: KINDS.map(({ type, parameters, includes }) => ({
          type,
          interaction: [
            { code: 'read' },
            { code: 'search-type' },
            ...(CREATED.includes(type) ? [{ code: 'create' }] : []),
          ],
          ...(Object.keys(includes).length === 0
            ? {}
            : { searchInclude: Object.keys(includes).map((name) => `${type}:${name}`) }),
          searchParam: Object.entries(parameters).map(([name, kind]) => ({ name, type: kind })),
        })),
      },
    ],
  };
}
