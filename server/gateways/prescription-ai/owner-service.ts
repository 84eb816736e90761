import { CaseAnswer } from '#shared/contract/prescription/prescription-draft.ts';
import { fail, succeed } from '#shared/result.ts';
import { askModel } from './ask-model.ts';
import type { PrescriptionGateway } from './prescription-problem.ts';

/** The clinic's own AI service: the same call and bodies as our own route (CALL-10). */
export function createOwnerServiceGateway(settings: { readonly url: string }): PrescriptionGateway {
  const address = `${settings.url.replace(/\/+$/, '').replace(/\/process_case$/, '')}/process_case/`;
  return {
    async draft(body, signal) {
      const answer = await askModel(address, { body, signal }, CaseAnswer);
      if (!answer.ok) return answer;
      const { status, result, message } = answer.value;
      if (status !== 'success') return fail({ kind: 'unsuccessful', status, message: message?.trim() || undefined });
      if (result === null || result === undefined) return fail({ kind: 'unreadable-answer' });
      return succeed({ ...result, engine: 'AI service', source: 'service' });
    },
  };
}
