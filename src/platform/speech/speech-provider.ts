import { createStore } from 'zustand/vanilla';
import type { Health } from '#shared/contract/clinic/health.ts';

/**
 * Where our server has speech recognized, as it has told us; unknown until then. A vanilla store, because API calls use
 * it outside React.
 */
export const speechProvider = createStore<{ speech: Health['speech'] }>(() => ({ speech: undefined }));
