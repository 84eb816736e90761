import '#src/platform/browser/older-browsers.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DisplayPage } from '#src/features/display/display-page.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <DisplayPage />
    </StrictMode>,
  );
}
