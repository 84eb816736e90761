import { catalogue } from '#src/locales/catalogue.ts';

/** What the landing page says once somebody has spoken: the specification's texts, letter for letter. It comes with the microphone. */
export const landingVoiceTexts = catalogue('patient/landing-voice', {
  heard: 'We heard:',
  /** By the engine's own name; an engine that is not here is not named. */
  listenedBy: {
    device: 'Turned into text on this device. Nothing was sent.',
    'device (light)': 'Turned into text on this device by its smaller speech engine. Nothing was sent.',
    embedded: 'Turned into text by this hospital’s own server.',
    'embedded (fallback)': 'Turned into text by this hospital’s own server.',
    'embedded (light)': 'Turned into text by this hospital’s own server.',
    'embedded (light) (fallback)': 'Turned into text by this hospital’s own server.',
    'self-hosted': 'Turned into text by this hospital’s own speech server.',
    hosted: 'Turned into text by a hosted speech service.',
  } as Readonly<Record<string, string>>,
  panelTitle: 'AI Recommendation',
  panelText: (department: string) => `Based on your symptoms, we suggest the ${department} department.`,
  reasons: (words: string) => `Because you said: ${words}`,
  noReasons: 'Nothing you said points to one department, so a general doctor will see you first.',
  alternative: (department: string, words: string) => `Also possible: ${department}, because you said ${words}`,
  ifUnsure: (department: string) => `If you are not sure: ${department} can help with any complaint`,
  notADiagnosis: 'This is not a diagnosis. If you feel very unwell, get help now.',
  takeAlternative: (department: string) => `Choose ${department} instead`,
  accept: 'Accept Recommendation',
  choose: 'Choose Department Manually',
  toastTitle: 'Voice Analyzed',
  toastText: (department: string) => `AI suggests ${department} department based on your symptoms.`,
} as const);
