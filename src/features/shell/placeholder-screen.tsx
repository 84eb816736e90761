import { Link } from '@tanstack/react-router';
import { placeholderTexts } from '#src/locales/en/placeholder.ts';
import { Badge } from '#src/ui/badge.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { CentredMessage } from './centred-message.tsx';

/** An honest stand-in for a screen of the route table that is not built yet. It goes with the last of them. */
export function PlaceholderScreen({ screen }: { screen: keyof typeof placeholderTexts.screens }) {
  return (
    <CentredMessage
      icon="hourglass"
      title={placeholderTexts.screens[screen]}
      text={placeholderTexts.text}
      eyebrow={<Badge tone="info">{placeholderTexts.notBuilt}</Badge>}
    >
      <Link to="/" className={buttonClass({ variant: 'secondary' })}>
        {placeholderTexts.home}
      </Link>
    </CentredMessage>
  );
}
