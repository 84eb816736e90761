import { landingTexts } from '#src/locales/en/landing.ts';
import { CountUp } from './count-up.tsx';

const texts = landingTexts.statistics;

export function Statistics() {
  return (
    <ul
      aria-label={texts.label}
      className="grid gap-6 rounded-card bg-white p-6 text-center shadow-card sm:grid-cols-3 sm:divide-x sm:divide-line md:p-8"
    >
      {texts.entries.map((entry) => (
        <li key={entry.label}>
          <CountUp {...entry} />
        </li>
      ))}
    </ul>
  );
}
