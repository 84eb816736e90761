import { kioskTexts as texts } from '#src/locales/en/kiosk.ts';
import { setDisplay, TEXT_SIZES, useDisplay } from '#src/platform/display.ts';
import { setMotionPaused, useMotionPaused } from '#src/platform/motion.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { useAnswers } from './display-store.ts';
import { HelpButton } from './help-button.tsx';

/** Help and what eyes may need, at the lower edge of every page in the same order (WCAG 3.2.6). */
export function KioskBar({ ticket, onFinish }: { ticket: string | undefined; onFinish: (() => void) | undefined }) {
  const { textSize, moreContrast } = useDisplay();
  const { hidden } = useAnswers();
  const paused = useMotionPaused();
  return (
    <aside aria-label={texts.bar} className="kiosk-bar">
      <HelpButton ticket={ticket} className="kiosk-bar-help" />
      <div role="group" aria-label={texts.sizes} className="kiosk-bar-group">
        {TEXT_SIZES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={textSize === each}
            aria-label={texts.sizeNames[each]}
            className="kiosk-bar-button"
            onClick={() => setDisplay({ textSize: each })}
          >
            {texts.sizeSigns[each]}
          </button>
        ))}
      </div>
      <div className="kiosk-bar-group">
        <BarSwitch
          icon="contrast"
          label={texts.contrast}
          on={moreContrast}
          onPress={() => setDisplay({ moreContrast: !moreContrast })}
        />
        <BarSwitch
          icon={hidden ? 'eye-off' : 'eye'}
          label={texts.hide}
          on={hidden}
          onPress={() => useAnswers.setState({ hidden: !hidden })}
        />
        <BarSwitch
          icon={paused ? 'play' : 'pause'}
          label={texts.pauseMotion}
          on={paused}
          onPress={() => setMotionPaused(!paused)}
        />
        {onFinish && (
          <button type="button" className="kiosk-bar-button" onClick={onFinish}>
            <Icon name="x" />
            <span className="kiosk-bar-label">{texts.startOver}</span>
          </button>
        )}
      </div>
    </aside>
  );
}

type BarSwitchProps = { icon: IconName; label: string; on: boolean; onPress: () => void };

function BarSwitch({ icon, label, on, onPress }: BarSwitchProps) {
  return (
    <button type="button" aria-pressed={on} className="kiosk-bar-button" onClick={onPress}>
      <Icon name={icon} />
      <span className="kiosk-bar-label">{label}</span>
    </button>
  );
}
