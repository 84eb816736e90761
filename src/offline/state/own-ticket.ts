import { create } from 'zustand';

/** The ticket of the patient at this screen while it is not accepted yet; in memory only, and gone with the visit. */
export const useOwnTicket = create<{ ticket: string | undefined }>(() => ({ ticket: undefined }));
