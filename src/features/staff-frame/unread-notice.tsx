import { useRouterState } from '@tanstack/react-router';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { useUnreadCount } from '#src/platform/staff/unread-rows.ts';
import { Alert } from '#src/ui/parts/alert.tsx';

/** Says that a list in this view is incomplete because some rows could not be read. */
export function UnreadNotice() {
  const count = useUnreadCount(useRouterState({ select: ({ location }) => location.pathname }));
  if (count === 0) return null;
  return (
    <div role="status" className="mx-4 mt-4 md:mx-8">
      <Alert tone="warning" title={staffTexts.unread(count)}>
        {staffTexts.unreadText}
      </Alert>
    </div>
  );
}
