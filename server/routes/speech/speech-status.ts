import type { SpeechStatus } from '#shared/contract/speech/speech-status.ts';
import type { SpeechGateway } from '#server/gateways/speech-to-text/speech-problem.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/**
 * Which speech service is used, and when it last failed: staff see it, patients are never told. Another call announces
 * a speaker, so that the embedded engine loads while the first patient speaks, not while they wait.
 */
export function speechStatusRoutes({ speech }: { readonly speech: SpeechGateway }): ApiRoute[] {
  return [
    {
      method: 'POST',
      path: '/api/speech/prepare',
      policy: 'public',
      handle: async (context) => {
        speech.prepare?.();
        return context.json({}, 202);
      },
    },
    {
      method: 'GET',
      path: '/api/speech/status',
      policy: 'admin',
      handle: async (context) => {
        const { lastFailure, ...status } = speech.status?.() ?? { by: 'server', name: '', failures: 0 };
        const answer: SpeechStatus = {
          ...status,
          lastFailure: lastFailure ? { ...lastFailure, at: lastFailure.at.toISOString() } : null,
        };
        return context.json(answer);
      },
    },
  ];
}
