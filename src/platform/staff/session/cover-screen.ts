import { useSessionEnd } from './session-end.ts';

/** Takes everything off the screen at once, for eyes and screen readers alike. The page itself stays as it is. */
export function coverScreen(): void {
  document.documentElement.dataset['covered'] = '';
  useSessionEnd.setState({ covered: true });
}

/** Somebody has the right to see it again. What was known of the earlier session counts no more. */
export function uncoverScreen(): void {
  delete document.documentElement.dataset['covered'];
  useSessionEnd.setState({ covered: false, heard: undefined });
}
