import type { AppDependencies } from '#server/app.ts';

/** A speech engine for tests that are not about speech: it hears nothing. */
export const silentSpeech: AppDependencies['speech'] = {
  transcribe: async () => ({ ok: true, value: { text: '', engine: 'silent' } }),
  close: async () => undefined,
};
