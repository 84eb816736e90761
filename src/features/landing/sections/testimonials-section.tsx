import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { Portrait } from '#src/ui/parts/portrait.tsx';
import { Section } from './section.tsx';

const texts = landingTexts.testimonials;

export function TestimonialsSection() {
  return (
    <Section id="testimonials" heading={texts.heading}>
      <ul className="grid grid-cols-1 gap-6 xl:grid-cols-3">
        {texts.entries.map((testimonial) => (
          <li key={testimonial.name}>
            <Card className="h-full">
              <figure className="flex h-full flex-col gap-5">
                <Icon name="quote" className="text-3xl text-brand" />
                <blockquote className="text-lg text-pretty text-ink">{testimonial.text}</blockquote>
                <figcaption className="mt-auto flex items-center gap-4 font-semibold text-ink">
                  <Portrait name={testimonial.name} src={testimonial.img} size="sm" />
                  {testimonial.name}
                </figcaption>
              </figure>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
