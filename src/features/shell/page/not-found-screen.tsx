import { Link } from '@tanstack/react-router';
import { notFoundTexts as texts } from '#src/locales/en/patient/not-found.ts';
import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { CentredMessage } from './centred-message.tsx';

export function NotFoundScreen() {
  return (
    <CentredMessage icon="search" title={texts.title} text={texts.text}>
      <Link to="/frontdesk" className={buttonClass({ size: 'lg' })}>
        {shellTexts.patientRegistration}
      </Link>
      <Link to="/doctors" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
        {texts.doctors}
      </Link>
      <Link to="/" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
        {shellTexts.crash.home}
      </Link>
    </CentredMessage>
  );
}
