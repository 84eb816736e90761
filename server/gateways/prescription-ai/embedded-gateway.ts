import * as v from 'valibot';
import { PrescriptionDraft } from '#shared/contract/prescription/prescription-draft.ts';
import { fail, succeed } from '#shared/result.ts';
import { computeInThread, isLarge } from '#server/gateways/compute-in-thread.ts';
import type { PrescriptionGateway } from './prescription-problem.ts';
import { draftByRules } from '#server/medicines/draft/draft.ts';

/** The rules inside this server, for a clinic without an AI service. Nothing leaves the building. */
export function createEmbeddedGateway(): PrescriptionGateway {
  return {
    async draft(body) {
      if (!isLarge(body)) return succeed({ ...draftByRules(body), source: 'rules' });
      // A long report with many symptoms takes the rules up to a second, in which no other request would be answered.
      const drafted = await computeInThread(new URL('./draft-worker.ts', import.meta.url), body);
      if (drafted === undefined) return fail({ kind: 'timeout' });
      return succeed({ ...v.parse(PrescriptionDraft, drafted), source: 'rules' });
    },
  };
}
