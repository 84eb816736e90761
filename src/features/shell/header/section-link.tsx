import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { scrollToSection } from './scroll-to-section.ts';

type SectionLinkProps = { section: string; className?: string; onClick?: () => void; children: ReactNode };

/**
 * A link to a section of the landing page, from any page. On the landing page itself it scrolls even if the URL already
 * names the section, which the router would ignore.
 */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  return (
    <Link
      {...rest}
      to="/"
      hash={section}
      activeOptions={{ exact: true, includeHash: true }}
      onClick={(event) => {
        onClick?.();
        if (location.pathname !== '/' || location.hash !== `#${section}`) return;
        event.preventDefault();
        scrollToSection(section);
      }}
    />
  );
}
