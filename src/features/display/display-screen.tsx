import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { waitingScreenTexts as texts } from '#src/locales/en/patient/waiting-screen.ts';
import { clinicToday, formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { houseLanguage } from '#src/platform/clinic/house-language.ts';
import { useHousePicture } from '#src/platform/clinic/house-picture.ts';
import { serverNow } from '#src/platform/clinic/server-clock.ts';
import { useDevice } from '#src/platform/device/use-device.ts';
import { keepAwake } from '#src/platform/device/wake-lock.ts';
import { useSilence } from '#src/platform/live/use-live.ts';
import { ArrowRight } from './arrow-right.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { callsBefore, keyOf } from './announcing.ts';
import { prepareCalls } from './call-voices.ts';
import { reloadAtNight } from './reload-at-night.ts';
import { SoundButtons } from './sound-buttons.tsx';
import { announceAloud } from './sound.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { useCalls } from './use-calls.ts';

/** So many letters of a place have two lines in the list of earlier calls. */
const LONG_PLACE = 14;
/** The server gives a sign of life every 5 s; the banner stands within ten of the last. */
const SILENT_SECONDS = 8;

/** The screen of a waiting room: numbers and places, the last call huge, nothing about anybody. */
export function DisplayScreen() {
  const { announcing, waiting } = useCalls();
  const { name, languages } = useClinic();
  const device = useDevice();
  const logo = useHousePicture('logo');
  const isStale = useSilence(SILENT_SECONDS) !== undefined;
  const { first } = announcing;
  const before = callsBefore(announcing);
  const key = first && keyOf(first);
  const said = useRef<string>(undefined);
  const calls = useRef(announcing.calls);
  const say = useEffectEvent((announced: string | undefined, hasBegun: boolean) => {
    const isNew = said.current !== undefined && said.current !== announced;
    const stands = () => calls.current.some((call) => keyOf(call) === announced);
    if (isNew && first !== undefined) announceAloud(first.ticket, first.place, stands);
    if (hasBegun) said.current = announced ?? '';
  });
  const isAnswered = useEffectEvent(() => !isStale);
  useEffect(() => void (calls.current = announcing.calls), [announcing.calls]);
  useEffect(() => say(key, announcing.hasBegun), [key, announcing.hasBegun]);
  const spoken = spokenLanguages(device?.settings.languages, languages).join(' ');
  useEffect(() => void prepareCalls(spoken.split(' ')), [spoken]);
  useEffect(keepAwake, []);
  useEffect(() => reloadAtNight(() => isAnswered()), []);

  return (
    <div className={classNames('waiting-screen', isStale && 'waiting-screen-stale')}>
      <h1 className="sr-only">{texts.title}</h1>
      <div className="waiting-screen-head">
        <p className="waiting-screen-clinic">
          {logo !== undefined && <img src={logo} alt="" className="waiting-screen-logo" />}
          <span>{name}</span>
        </p>
        <Clock />
      </div>
      {isStale && (
        <div role="alert" className="waiting-screen-banner">
          <p className="waiting-screen-strong">{texts.staleTitle}</p>
          <p>{texts.staleText}</p>
        </div>
      )}
      <div className={classNames('waiting-screen-body', before.length === 0 && 'waiting-screen-alone')}>
        <section aria-label={texts.now} aria-live="polite" className="waiting-screen-now">
          {first === undefined ? (
            <p className="waiting-screen-nobody">{texts.nobody}</p>
          ) : (
            <div key={key} className="waiting-screen-call">
              <p className="waiting-screen-label">{texts.now}</p>
              <p dir="ltr" className="waiting-screen-ticket">
                {first.ticket}
              </p>
              <p className="waiting-screen-place">
                <ArrowRight />
                <span className="sr-only">{texts.goTo(first.place)}</span>
                <bdi lang={houseLanguage(first.place, languages)} aria-hidden="true">
                  {first.place}
                </bdi>
              </p>
            </div>
          )}
        </section>
        {/* An empty list would be half a screen of nothing. */}
        <section aria-label={texts.before} hidden={before.length === 0} className="waiting-screen-before">
          <h2 className="waiting-screen-label">{texts.before}</h2>
          <ol>
            {before.map((call) => (
              <li key={keyOf(call)}>
                <bdi dir="ltr" className="waiting-screen-strong">
                  {call.ticket}
                </bdi>
                <span
                  className={classNames(
                    'waiting-screen-small-place',
                    call.place.length > LONG_PLACE && 'waiting-screen-long-place',
                  )}
                >
                  <ArrowRight />
                  <bdi lang={houseLanguage(call.place, languages)}>{call.place}</bdi>
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className="waiting-screen-foot">
        {waiting.length > 0 && (
          <p className="waiting-screen-counts">
            <span className="waiting-screen-strong">{texts.waiting}</span>{' '}
            {waiting.map(({ department, count }) => texts.waitingOf(departmentName(department), count)).join(' · ')}
          </p>
        )}
        <SoundButtons />
      </div>
    </div>
  );
}

/** The time in the clinic, by the server's clock. */
function Clock() {
  const [, draw] = useState('');
  const now = new Date(serverNow()).toISOString();
  useEffect(() => {
    const timer = setInterval(() => draw(`${clinicToday()} ${Date.now()}`), 5_000);
    return () => clearInterval(timer);
  }, []);
  return <p className="waiting-screen-clock">{formatClinicTime(now, 'time')}</p>;
}
