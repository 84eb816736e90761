import { succeed } from '#shared/result.ts';
import type { PrescriptionGateway } from './prescription-problem.ts';
import { draftByRules } from './rules/draft.ts';

/** The rules inside this server, for a clinic without an AI service. Nothing leaves the house. */
export function createEmbeddedGateway(): PrescriptionGateway {
  return { draft: async (body) => succeed({ ...draftByRules(body), source: 'rules' }) };
}
