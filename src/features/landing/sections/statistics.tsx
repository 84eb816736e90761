import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { CountUp } from './count-up.tsx';

const texts = landingTexts.statistics;

export function Statistics() {
  return (
    <ul aria-label={texts.label} className="statistics flex flex-wrap justify-between gap-x-4 gap-y-3">
      {texts.entries.map((entry) => (
        <li key={entry.label}>
          <CountUp {...entry} />
        </li>
      ))}
    </ul>
  );
}
