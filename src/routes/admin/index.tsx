import { createFileRoute, redirect } from '@tanstack/react-router';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { lookAtSession } from '#src/platform/api/staff/session.ts';
import { homeOf } from '#src/platform/staff/session/account-kind.ts';

export const Route = createFileRoute('/admin/')({
  beforeLoad: async () => {
    // The answer says what the account is for. Without one the view itself finds out how it stands.
    if (await isOursForSure()) await lookAtSession();
    throw redirect({ to: homeOf('admin'), replace: true });
  },
});
