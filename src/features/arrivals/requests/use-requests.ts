import type { BookingRequests } from '#shared/contract/booking/booking-requests.ts';
import { type Result, succeed } from '#shared/result.ts';
import { readBookingRequests } from '#src/platform/api/staff/booking-requests.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { useLive } from '#src/platform/live/use-live.ts';
import { useWhenStale } from '#src/platform/staff/staleness.ts';
import { useRemote } from '#src/platform/staff/use-remote.ts';

/** Who needs a time, beside what the screen is about: another backend is not asked, and nothing is said where it fails. */
export function useRequests() {
  const { value, refresh } = useRemote(
    'booking requests',
    async (signal): Promise<Result<BookingRequests | undefined, ApiProblem>> =>
      (await isOursForSure()) ? readBookingRequests(signal) : succeed(undefined),
    () => undefined,
  );
  useLive(refresh);
  useWhenStale(refresh);
  return { value, refresh };
}
