import { Link } from '@tanstack/react-router';
import { landingTexts } from '#src/locales/en/landing.ts';
import { Card } from '#src/ui/card.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Section } from './section.tsx';

const texts = landingTexts.features;

export function FeaturesSection() {
  return (
    <Section id="features" heading={texts.heading} text={texts.text}>
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-3">
        {texts.entries.map((feature) => (
          <li key={feature.title}>
            <Card className="whole-card-link h-full">
              <span className="icon-disc size-14 text-xl">
                <Icon name={feature.icon} />
              </span>
              <h3 className="mt-5 text-xl font-bold text-ink">
                <Link to={feature.to} className="whole-card-target">
                  {feature.title}
                </Link>
              </h3>
              <p className="mt-2 text-ink-2">{feature.text}</p>
              <Icon name="arrow-right" className="whole-card-arrow mt-4 text-xl text-brand" />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
