import { create } from 'zustand';

/** The ticket of the patient at this screen until it is accepted; in memory only, and cleared with the visit. */
export const useOwnTicket = create<{ ticket: string | undefined }>(() => ({ ticket: undefined }));
