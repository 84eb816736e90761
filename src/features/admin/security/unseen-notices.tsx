import { Link } from '@tanstack/react-router';
import { succeed } from '#shared/result.ts';
import { securityTexts } from '#src/locales/en/admin/security.ts';
import { accessNotices } from '#src/platform/api/admin/security.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';

const texts = securityTexts.notices;

/** Tells an administrator that records were read in an unusual way, until each of them was marked as seen. */
export function UnseenNotices() {
  const { value } = useAdminData(
    'unseen access notices',
    async (signal) => ((await isOursForSure()) ? accessNotices(signal) : succeed({ notices: [] })),
    () => ({ title: securityTexts.loadFailed }),
  );
  const unseen = value?.notices.filter(({ seen }) => !seen).length ?? 0;
  if (unseen === 0) return null;
  return (
    <Alert
      tone="warning"
      title={texts.unseen(unseen)}
      action={
        <Link to="/admin/settings" search={{ view: 'security' }} className="font-semibold text-brand-strong underline">
          {texts.look}
        </Link>
      }
    >
      {texts.unseenText}
    </Alert>
  );
}
