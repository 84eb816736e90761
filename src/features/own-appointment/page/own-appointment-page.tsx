import { ownTexts as texts } from '#src/locales/en/patient/own-appointment.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { AgeQuestion } from './age-question.tsx';
import { Appointment } from './appointment.tsx';
import { CallClinic } from './call-clinic.tsx';
import { useOwnAppointment } from './use-own-appointment.ts';

/** The own appointment, for whoever has its link (BOOK-9): time, doctor and place; another time; none at all; a calendar. */
export function OwnAppointmentPage({ secret }: { secret: string }) {
  const { state, load, answer, setCancelled } = useOwnAppointment(secret);
  const { phone } = useClinic();
  return (
    <div className="step-frame mx-auto grid w-full max-w-[46rem] content-start gap-6">
      <Card className="grid gap-6 sm:p-10">
        {state.kind === 'ready' ? (
          <Appointment
            key={`${state.own.time?.startsAt} ${state.own.state}`}
            secret={secret}
            own={state.own}
            moved={state.moved}
            onMoved={() => load(true)}
            onCancelled={setCancelled}
            onOvertaken={() => load()}
          />
        ) : (
          <>
            <PageHeading key={state.kind} focusOnMount={state.kind === 'cancelled'}>
              {state.kind === 'cancelled' ? texts.cancelled : texts.title}
            </PageHeading>
            {state.kind === 'loading' && <Spinner label={texts.loading} />}
            {state.kind === 'asked' && (
              <AgeQuestion
                why={texts.askAge}
                busyText={texts.loading}
                wrong={state.wrong}
                busy={state.busy}
                onAnswer={answer}
              />
            )}
            {state.kind === 'locked' && <CallClinic phone={phone}>{texts.ageLocked}</CallClinic>}
            {state.kind === 'cancelled' && <p className="text-lg">{texts.cancelledText}</p>}
            {state.kind === 'failed' && (
              <Alert
                tone="warning"
                action={
                  <Button variant="secondary" icon="refresh-cw" onClick={() => load()}>
                    {texts.tryAgain}
                  </Button>
                }
              >
                {texts.failed}
              </Alert>
            )}
            {state.kind === 'dead' && (
              <>
                <p className="text-lg text-pretty">{texts.dead}</p>
                <CallClinic phone={phone}>{texts.needHelp}</CallClinic>
              </>
            )}
          </>
        )}
      </Card>
    </div>
  );
}
