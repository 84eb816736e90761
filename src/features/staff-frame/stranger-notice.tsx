import type { Role } from '#shared/contract/staff/roles.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { useStranger } from '#src/platform/api/http/acting-as.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';

const texts = staffTexts.stranger;

/** Says whose session it is now, if somebody else has logged in in another window. What was typed stays. */
export function StrangerNotice({ area }: { area: Role }) {
  const stranger = useStranger((state) => state.stranger);
  const leaveForLogin = useSignedOut(area);
  if (stranger?.role !== area) return null;
  return (
    <div role="alert" className="sticky top-0 z-30 mx-4 mt-4 md:mx-8">
      <Alert
        tone="danger"
        title={texts.title(stranger.name)}
        action={
          <>
            <Button onClick={leaveForLogin}>{texts.logInAgain}</Button>
            <Button variant="secondary" onClick={() => location.reload()}>
              {texts.goOn(stranger.name)}
            </Button>
          </>
        }
      >
        {texts.text}
      </Alert>
    </div>
  );
}
