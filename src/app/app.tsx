import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { useLanguage } from '#src/platform/language/use-language.ts';

/** All pages. In another language all of it is drawn anew: texts are read while drawing. */
export function App({ router }: { router: RegisteredRouter }) {
  return (
    <StrictMode>
      <RouterProvider key={useLanguage()} router={router} />
    </StrictMode>
  );
}
