import type { ReactNode } from 'react';
import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';
import { setDisplay, TEXT_SIZES, useDisplay } from '#src/platform/browser/display.ts';
import { setMotionPaused, useMotionPaused } from '#src/platform/browser/motion.ts';
import { Icon, type IconName } from '#src/ui/parts/icon.tsx';
import { useAnswers } from './display-store.ts';

type DisplayControlsProps = { id: string; open: boolean; children?: ReactNode };

/** Three text sizes, contrast, hidden answers, reduced motion: each lasts until the visit ends. */
export function DisplayControls({ id, open, children }: DisplayControlsProps) {
  const { textSize, moreContrast } = useDisplay();
  const { hidden } = useAnswers();
  const paused = useMotionPaused();
  return (
    <div id={id} className="kiosk-bar-display" data-open={open}>
      <div role="group" aria-label={texts.sizes} className="kiosk-bar-group">
        {TEXT_SIZES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={textSize === each}
            aria-label={texts.sizeNames[each]}
            className={`kiosk-bar-button kiosk-bar-size-${each}`}
            onClick={() => setDisplay({ textSize: each })}
          >
            {texts.sizeSigns[each]}
          </button>
        ))}
      </div>
      <div className="kiosk-bar-group">
        <Switch
          icon="contrast"
          label={texts.contrast}
          on={moreContrast}
          onPress={() => setDisplay({ moreContrast: !moreContrast })}
        />
        <Switch
          icon={hidden ? 'eye-off' : 'eye'}
          label={texts.hide}
          on={hidden}
          onPress={() => useAnswers.setState({ hidden: !hidden })}
        />
        <Switch
          icon={paused ? 'play' : 'pause'}
          label={texts.pauseMotion}
          on={paused}
          onPress={() => setMotionPaused(!paused)}
        />
      </div>
      {children && <div className="contents">{children}</div>}
    </div>
  );
}

type SwitchProps = { icon: IconName; label: string; on: boolean; onPress: () => void };

function Switch({ icon, label, on, onPress }: SwitchProps) {
  return (
    <button type="button" aria-pressed={on} className="kiosk-bar-button" onClick={onPress}>
      <Icon name={icon} />
      <span className="kiosk-bar-label">{label}</span>
    </button>
  );
}
