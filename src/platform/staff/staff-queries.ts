import { QueryClient } from '@tanstack/react-query';

/**
 * What the server has told staff, for as long as the view that asked for it is open: nothing of a patient stays once the view is
 * left. When to ask again is for staleness.ts to say, and a failure is shown, not tried again in silence.
 */
export const staffQueries = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 0,
      retry: false,
      // Whether there is a network is found out by asking.
      networkMode: 'always',
      refetchOnMount: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      structuralSharing: false,
    },
  },
});

/** The session is over and its views are gone: a view that is still there would ask again. */
export function forgetStaffQueries(): void {
  staffQueries.clear();
}
