import { Link } from '@tanstack/react-router';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { Section } from './section.tsx';

const texts = landingTexts.features;

export function FeaturesSection() {
  return (
    <Section id="features" heading={texts.heading} text={texts.text}>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        {texts.entries.map((feature) => (
          <li key={feature.title}>
            <Card className="whole-card-link flex h-full flex-col gap-5 sm:flex-row lg:flex-col">
              <span className="icon-disc size-14 text-xl">
                <Icon name={feature.icon} />
              </span>
              <div className="grow">
                <h3 className="text-xl font-bold text-ink">
                  <Link to={feature.to} className="whole-card-target">
                    {feature.title}
                  </Link>
                </h3>
                <p className="mt-2 text-balance text-ink-2">{feature.text}</p>
              </div>
              <Icon name="arrow-right" className="whole-card-arrow text-xl text-brand sm:max-lg:self-center" />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
