/** Made by tools/build/languages.ts. */
declare module 'virtual:languages' {
  import type { Messages } from '@lingui/core';
  type LoadTexts = () => Promise<{ default: Messages }>;
  /** How many texts for patients are translated. */
  export const completeness: Readonly<Record<string, { readonly translated: number; readonly all: number }>>;
  export const loadTexts: Readonly<
    Record<
      'es' | 'fr' | 'de' | 'ar' | 'hi' | 'pt' | 'en-XA' | 'ar-XB',
      Readonly<Record<'patient' | 'staff', LoadTexts>>
    >
  >;
}

/** Made by tools/build/languages.ts: what a waiting room's screen says, in every language but English. */
declare module 'virtual:waiting-screen' {
  import type { Messages } from '@lingui/core';
  const texts: Readonly<Record<string, Messages>>;
  export default texts;
}
