import { createStore } from 'zustand/vanilla';
import type { Health } from '#shared/contract/clinic/health.ts';

/** Where our server has voices turned into words, as it has told; unknown until then. Calls need no React for it. */
export const speechProvider = createStore<{ speech: Health['speech'] }>(() => ({ speech: undefined }));
