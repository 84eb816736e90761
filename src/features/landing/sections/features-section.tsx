import { Link } from '@tanstack/react-router';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import book from '#src/ui/pictures/book.svg?url';
import care from '#src/ui/pictures/care.svg?url';
import { Picture } from '#src/ui/pictures/picture.tsx';
import speak from '#src/ui/pictures/speak.svg?url';
import { Section } from './section.tsx';

const texts = landingTexts.features;
const DRAWINGS = [speak, book, care];

export function FeaturesSection() {
  return (
    <Section id="features" heading={texts.heading} text={texts.text} ground="white">
      <ul className="grid grid-cols-1 gap-x-10 gap-y-3 sm:gap-y-6 lg:grid-cols-3">
        {texts.entries.map((feature, index) => (
          <li
            key={feature.title}
            className="whole-card-link grid items-center gap-x-6 gap-y-5 sm:grid-cols-[minmax(9rem,2fr)_5fr] lg:grid-cols-1 lg:items-start"
          >
            <Picture drawing={DRAWINGS[index] ?? speak} width={400} height={300} className="max-sm:hidden" />
            <div className="grid content-start gap-1 sm:gap-1.5">
              <h3 className="text-xl/7 font-bold text-ink lg:text-2xl">
                <Link to={feature.to} className="whole-card-target">
                  {feature.title}
                </Link>
                <Icon name="arrow-right" className="whole-card-arrow ms-2 inline align-[-0.15em] text-brand" />
              </h3>
              <p className="text-note text-ink-2 sm:text-lg">{feature.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
