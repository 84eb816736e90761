import { shellTexts } from '#src/locales/en/shell.ts';
import { announce } from '#src/platform/announcer.ts';
import { setMotionPaused, useMotionPaused } from '#src/platform/motion.ts';
import { Button } from '#src/ui/button.tsx';

/** Stops the drifting light: someone at a kiosk cannot set the device's own preference (WCAG 2.2.2). */
export function MotionButton() {
  const paused = useMotionPaused();
  return (
    <Button
      variant="quiet"
      icon={paused ? 'play' : 'pause'}
      className="motion-button pointer-events-auto rounded-full! bg-white px-4! text-sm! shadow-card hover:bg-sky-100"
      onClick={() => {
        setMotionPaused(!paused);
        announce(paused ? shellTexts.motionResumed : shellTexts.motionPaused);
      }}
    >
      <span className="max-sm:sr-only">{paused ? shellTexts.resumeMotion : shellTexts.pauseMotion}</span>
    </Button>
  );
}
