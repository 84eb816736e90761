import { QueryClient } from '@tanstack/react-query';

/**
 * Server data for staff, cached while the view that requested it is open: no patient data stays once the view is left.
 * staleness.ts decides when to fetch again, and a failure is shown, not retried silently.
 */
export const staffQueries = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 0,
      retry: false,
      // Whether there is a network is found out by making the call.
      networkMode: 'always',
      refetchOnMount: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      structuralSharing: false,
    },
  },
});

/** Called when the session is over and its views are gone, because a view that is still mounted would fetch again. */
export function forgetStaffQueries(): void {
  staffQueries.clear();
}
