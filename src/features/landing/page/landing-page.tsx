import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { AboutSection } from '#src/features/landing/sections/about-section.tsx';
import { CallToAction } from '#src/features/landing/sections/call-to-action.tsx';
import { ContactSection } from '#src/features/landing/sections/contact-section.tsx';
import { DepartmentsSection } from '#src/features/landing/sections/departments-section.tsx';
import { DoctorsSection } from '#src/features/landing/sections/doctors-section.tsx';
import { FeaturesSection } from '#src/features/landing/sections/features-section.tsx';
import { Hero } from './hero.tsx';
import { layOutInTurn } from './lay-out-in-turn.ts';
import { TestimonialsSection } from '#src/features/landing/sections/testimonials-section.tsx';
import { VoiceSection } from '#src/features/landing/voice/voice-section.tsx';

/** The landing page, in the order of PAGE-8. The voice widget belongs to another feature and comes from the route. */
export function LandingPage({ voice }: { voice: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page.current) layOutInTurn(page.current);
  }, []);
  return (
    <div ref={page} className="landing-page grid grid-cols-[minmax(0,1fr)]">
      <Hero />
      <VoiceSection>{voice}</VoiceSection>
      {/* React takes over last what lies below the window; a press in there makes it do so at once. */}
      <Suspense>
        <FeaturesSection />
        <DepartmentsSection />
        <DoctorsSection />
        <TestimonialsSection />
        <CallToAction />
        <AboutSection />
        <ContactSection />
      </Suspense>
    </div>
  );
}
