import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { setDisplay } from '#src/platform/display.ts';
import { dismissToast } from '#src/platform/notify.ts';
import { forgetVisit } from './registration-store.ts';

/**
 * The one way to finish with a patient: forgets what was said and typed, cleans the address and this history entry,
 * takes the toast away and begins at the top. The outbox and the cached doctors stay.
 */
export function useEndVisit(): () => void {
  const navigate = useNavigate();
  const endVisit = () => {
    forgetVisit();
    void dismissToast();
    setDisplay({ textSize: 'normal', moreContrast: false });
    void navigate({ to: '/frontdesk', search: {}, state: {}, replace: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  useEffect(() => {
    // Coming back to a page the browser had kept as it was must not show the patient who left it.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) endVisit();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  });
  return endVisit;
}
