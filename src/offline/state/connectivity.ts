import { create } from 'zustand';

/** What the last real outcome said; `unverified` while nothing has, or something hints that it may have changed. */
export type Connectivity = 'online' | 'offline' | 'unverified';

/** Light on purpose: a page shows this before anything that calls or stores is loaded. */
export const useConnectivity = create<{ state: Connectivity }>(() => ({ state: 'unverified' }));
