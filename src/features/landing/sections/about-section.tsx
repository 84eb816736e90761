import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { Section } from './section.tsx';

const texts = landingTexts.about;

export function AboutSection() {
  return (
    <Section id="about" heading={texts.heading}>
      <Card className="grid gap-8 p-6! sm:p-10! lg:grid-cols-2 lg:gap-14">
        <div className="grid content-start gap-4 text-lg text-pretty text-ink">
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className="grid content-start gap-5">
          {texts.points.map((point) => (
            <li key={point.icon} className="flex items-center gap-4 text-balance">
              <span className="icon-disc size-12 text-lg">
                <Icon name={point.icon} />
              </span>
              {point.text}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
