import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { scrollToSection } from '#src/features/shell/scroll-to-section.ts';
import { landingTexts } from '#src/locales/en/landing.ts';
import { Landing } from './-landing.tsx';

export const Route = createFileRoute('/services')({
  staticData: { title: landingTexts.departments.heading },
  component: Services,
});

/** The landing page at #services, under its own address. */
function Services() {
  useEffect(() => {
    // After the router's own "go to the top".
    const frame = requestAnimationFrame(() => scrollToSection('services'));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Landing />;
}
