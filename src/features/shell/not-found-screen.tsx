import { Link } from '@tanstack/react-router';
import { shellTexts } from '#src/locales/en/shell.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { CentredMessage } from './centred-message.tsx';

export function NotFoundScreen() {
  return (
    <CentredMessage icon="search" title={shellTexts.notFound.title} text={shellTexts.notFound.text}>
      <Link to="/frontdesk" className={buttonClass({ size: 'lg' })}>
        {shellTexts.patientRegistration}
      </Link>
      <Link to="/doctors" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
        {shellTexts.notFound.doctors}
      </Link>
      <Link to="/" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
        {shellTexts.crash.home}
      </Link>
    </CentredMessage>
  );
}
