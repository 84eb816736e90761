import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { Picture } from '#src/ui/pictures/picture.tsx';
import reception from '#src/ui/pictures/reception.svg?url';
import { useHousePicture } from '#src/platform/clinic/house-picture.ts';
import { Section } from './section.tsx';

const texts = landingTexts.about;

export function AboutSection() {
  const picture = useHousePicture('picture');
  return (
    <Section id="about" heading={texts.heading} ground="white">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-6 lg:grid-cols-2">
        {picture === undefined ? (
          <Picture drawing={reception} width={560} height={400} className="max-w-[36rem] max-sm:hidden" />
        ) : (
          <img src={picture} alt="" loading="lazy" className="aspect-[3/2] w-full rounded-card object-cover" />
        )}
        <div className="grid gap-5">
          <div className="grid gap-3 text-note text-pretty sm:text-lg text-ink">
            {texts.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul className="grid gap-2.5 sm:gap-4">
            {texts.points.map((point) => (
              <li key={point.icon} className="flex items-start gap-3.5 text-note text-ink-2 sm:text-base">
                <Icon name={point.icon} size={140} className="mt-0.5 text-brand" />
                {point.text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
