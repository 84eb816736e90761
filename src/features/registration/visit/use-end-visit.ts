import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { endVisit } from '#src/platform/device/end-visit.ts';

/** Finishes with a patient and stands at the first step again, with a clean address and history entry. */
export function useEndVisit(): () => void {
  const navigate = useNavigate();
  const finish = () => {
    endVisit();
    void navigate({ to: '/frontdesk', search: {}, state: {}, replace: true });
  };
  useEffect(() => {
    // Coming back to a page the browser had kept as it was must not show the patient who left it.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) finish();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  });
  return finish;
}
