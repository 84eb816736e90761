import type { Config } from '#server/config.ts';
import { createEmbeddedGateway } from './embedded-gateway.ts';
import { createOpenAiChatGateway } from './openai-chat.ts';
import { createOwnerServiceGateway } from './owner-service.ts';
import type { PrescriptionGateway } from './prescription-problem.ts';

/**
 * Chooses who writes drafts: the owner's AI service, a server of the OpenAI protocol, or the embedded rules. The rules
 * never replace a service that fails, because the doctor asked for an AI draft and must see that there is none.
 */
export function createPrescriptionGateway(config: { readonly ai: Config['ai'] }): PrescriptionGateway {
  const { serviceUrl, openAiUrl, model, apiKey } = config.ai;
  if (serviceUrl !== undefined) return createOwnerServiceGateway({ url: serviceUrl });
  if (openAiUrl !== undefined && model !== undefined) return createOpenAiChatGateway({ url: openAiUrl, model, apiKey });
  return createEmbeddedGateway();
}
