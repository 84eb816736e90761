import { create } from 'zustand';

/** A newer build that has been fetched and waits. `apply` starts it and reloads this page once. */
export type AppUpdate = { readonly waiting: boolean; readonly apply: () => void };

export const useAppUpdate = create<AppUpdate>(() => ({ waiting: false, apply: () => undefined }));
