/** What the page gives to whatever turns a voice into words; the route puts it in. */
export type VoiceSlot = {
  readonly onTranscript: (text: string) => void;
  readonly onTypeInstead: () => void;
  readonly onFailure: () => void;
};
