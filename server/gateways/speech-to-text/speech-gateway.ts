import type { Config } from '#server/config.ts';
import { createAssemblyAiGateway } from './assemblyai.ts';
import { createEmbeddedGateway } from '#server/gateways/speech-to-text/embedded/embedded-gateway.ts';
import { withFallback } from './fallback.ts';
import { createOpenAiGateway } from './openai.ts';
import type { SpeechGateway } from './speech-problem.ts';

/**
 * The configured engine: the hosted service, the clinic's own server, or the embedded one. If the chosen service fails,
 * the embedded engine is used instead, so that no patient is sent away; the result's name says so.
 */
export function createSpeechGateway(config: { readonly speech: Config['speech'] }): SpeechGateway {
  const { url, apiKey, openAiUrl, patienceMs } = config.speech;
  const embedded = createEmbeddedGateway();
  if (url !== undefined && apiKey !== undefined)
    return withFallback(createAssemblyAiGateway({ url, apiKey }), embedded, {
      who: { by: 'hosted', name: hostOf(url) },
      patienceMs,
    });
  if (openAiUrl !== undefined)
    return withFallback(createOpenAiGateway({ url: openAiUrl }), embedded, {
      who: { by: 'clinic', name: hostOf(openAiUrl) },
      patienceMs,
    });
  return embedded;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
