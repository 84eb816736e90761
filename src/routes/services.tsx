import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { scrollToSection } from '#src/features/shell/header/scroll-to-section.ts';
import { Landing } from './-landing/landing.tsx';

export const Route = createFileRoute('/services')({
  staticData: { title: 'services' },
  component: Services,
});

/** The landing page at #services, under its own URL. */
function Services() {
  useEffect(() => {
    // After the router's own scroll to the top.
    const frame = requestAnimationFrame(() => scrollToSection('services'));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Landing />;
}
