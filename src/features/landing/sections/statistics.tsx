import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { CountUp } from './count-up.tsx';

const texts = landingTexts.statistics;

export function Statistics() {
  return (
    <ul
      aria-label={texts.label}
      className="grid divide-line rounded-card bg-white px-5 py-3 shadow-card max-sm:divide-y sm:grid-cols-3 sm:divide-x sm:py-6 sm:text-center md:p-8"
    >
      {texts.entries.map((entry) => (
        <li key={entry.label} className="max-sm:py-3">
          <CountUp {...entry} />
        </li>
      ))}
    </ul>
  );
}
