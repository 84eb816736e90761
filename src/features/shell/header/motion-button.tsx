import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { setMotionPaused, useMotionPaused } from '#src/platform/browser/motion.ts';
import { Button } from '#src/ui/parts/button.tsx';

/**
 * Stops the drifting light: someone at a kiosk cannot set the device's own preference (WCAG 2.2.2). Where that
 * preference or a plain background keeps everything still, there is nothing to stop and no button.
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
