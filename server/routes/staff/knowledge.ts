import { TrySentence } from '#shared/contract/staff/knowledge.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { readKnowledge, trySentence } from '#server/services/knowledge/knowledge.ts';

/** What is known about words and medicines, to be gone over by whoever treats or administers; nothing of a patient. */
export function knowledgeRoutes(): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/knowledge',
      policy: 'staff',
      handle: async (context) => context.json(readKnowledge()),
    },
    {
      method: 'POST',
      path: '/api/knowledge/sentence',
      policy: 'staff',
      handle: async (context) => {
        const body = await readBody(context, TrySentence);
        if (!body.ok) return refuse(context, body.problem);
        return context.json(trySentence(body.value.value.sentence));
      },
    },
  ];
}
