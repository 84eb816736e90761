import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { Section } from './section.tsx';

const texts = landingTexts.testimonials;

export function TestimonialsSection() {
  return (
    <Section id="testimonials" heading={texts.heading} ground="sand">
      <ul className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-3">
        {texts.entries.map((testimonial) => (
          <li key={testimonial.name}>
            <figure className="grid gap-1.5 border-s-4 border-sun ps-5 lg:border-s-0 lg:border-t-4 lg:gap-3 lg:ps-0 lg:pt-6">
              <blockquote className="text-note text-pretty sm:text-lg text-ink lg:text-xl">
                {testimonial.text}
              </blockquote>
              <figcaption className="font-bold text-ink">{testimonial.name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
