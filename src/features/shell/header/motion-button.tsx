import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { setMotionPaused, useMotionPaused } from '#src/platform/browser/motion.ts';
import { Button } from '#src/ui/parts/button.tsx';

/**
 * Stops the drifting lights, because at a kiosk nobody can change the device's own setting (WCAG 2.2.2). If motion is
 * already reduced, there is no button.
 */
export function MotionButton() {
  const paused = useMotionPaused();
  return (
    <Button
      variant="quiet"
      icon={paused ? 'play' : 'pause'}
      className="px-3.5! wide-nav:rounded-full! wide-nav:bg-white wide-nav:shadow-card motion-reduce:hidden! contrast-more:hidden! forced-colors:hidden!"
      onClick={() => {
        setMotionPaused(!paused);
        announce(paused ? shellTexts.motionResumed : shellTexts.motionPaused);
      }}
    >
      <span className="sr-only">{paused ? shellTexts.resumeMotion : shellTexts.pauseMotion}</span>
    </Button>
  );
}
