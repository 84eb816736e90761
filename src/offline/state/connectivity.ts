import { create } from 'zustand';

/** The result of the last real call; `unverified` if there was none, or if something suggests that it has changed. */
export type Connectivity = 'online' | 'offline' | 'unverified';

/** A small module, because a page shows this before any code that calls or stores has loaded. */
export const useConnectivity = create<{ state: Connectivity }>(() => ({ state: 'unverified' }));
