import { create } from 'zustand';
import type { Health } from '#shared/contract/health.ts';

/** Where our server has voices turned into words, as it has told; unknown until then. */
export const useSpeechProvider = create<{ speech: Health['speech'] }>(() => ({ speech: undefined }));
