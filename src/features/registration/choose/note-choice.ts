import type { HistoryState } from '@tanstack/react-router';
import type { Choice } from './preselect.ts';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The visit an entry belongs to and which of its choices it stands for: a number, so that no history names a department. */
    registration?: { readonly visit: string; readonly step: number };
  }
}

/** Notes a choice of this visit. @returns what its history entry says. */
export function noteChoice(choice: Choice): HistoryState {
  const { visit, choices } = useRegistration.getState();
  useRegistration.setState({ choices: [...choices, choice] });
  return { registration: { visit, step: choices.length } };
}
