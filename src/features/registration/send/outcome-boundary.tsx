import { Component, type ReactNode } from 'react';
import { isSubmitted, KeptOutcome } from './kept-outcome.tsx';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';

type OutcomeBoundaryProps = { readonly visit: string; readonly children: ReactNode };
type Broken = { readonly visit: string; readonly error?: unknown };

/**
 * Where the page breaks after Submit, the ticket stands there instead of a form that would register the same person again.
 * Before that it is the page's own fault screen that helps. The next visit begins with a whole page.
 */
export class OutcomeBoundary extends Component<OutcomeBoundaryProps, Broken> {
  override state: Broken = { visit: this.props.visit };

  static getDerivedStateFromError(error: unknown): Partial<Broken> {
    return { error };
  }

  static getDerivedStateFromProps({ visit }: OutcomeBoundaryProps, before: Broken): Broken | null {
    return visit === before.visit ? null : { visit, error: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isSubmitted(useRegistration.getState())) throw error;
    return <KeptOutcome />;
  }
}
