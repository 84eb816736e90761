import { Link } from '@tanstack/react-router';
import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { SectionLink } from './section-link.tsx';

const SECTIONS = ['services', 'doctors', 'about', 'contact'] as const;

/** The five links of the header (PAGE-5), as list items. */
export function NavLinks({ linkClass, onFollow }: { linkClass: string; onFollow?: () => void }) {
  return (
    <>
      <li>
        <Link
          to="/"
          activeOptions={{ exact: true, includeHash: true }}
          className={linkClass}
          {...(onFollow && { onClick: onFollow })}
        >
          {shellTexts.links.home}
        </Link>
      </li>
      {SECTIONS.map((section) => (
        <li key={section}>
          <SectionLink section={section} className={linkClass} {...(onFollow && { onClick: onFollow })}>
            {shellTexts.links[section]}
          </SectionLink>
        </li>
      ))}
    </>
  );
}
