import { useSessionEnd, type WhyCovered } from './session-end.ts';

/** Hides everything on the screen at once, from sight and from screen readers. The page itself stays as it is. */
export function coverScreen(why: WhyCovered = 'over'): void {
  document.documentElement.dataset['covered'] = '';
  useSessionEnd.setState({ covered: true, why });
}

/** Shows the screen again to somebody who may see it. What was known about the earlier session no longer counts. */
export function uncoverScreen(): void {
  delete document.documentElement.dataset['covered'];
  useSessionEnd.setState({ covered: false, why: 'over', heard: undefined });
}
