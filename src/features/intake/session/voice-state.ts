/** Everything that can go wrong between the microphone and the text. */
export type VoiceFault =
  | 'blocked'
  | 'not-found'
  | 'in-use'
  | 'unsupported'
  | 'not-running'
  | 'silent'
  | 'too-short'
  | 'network'
  | 'service'
  | 'no-words'
  | 'not-ready';

/** The text, never empty, the engine and its confidence (0 to 1), if known, and the language, if it is not English. */
export type Heard = {
  readonly text: string;
  readonly engine?: string;
  readonly confidence?: number;
  readonly language?: string;
};

export type Loudness = 'good' | 'quiet' | 'loud';

/** How far a recording is on its way to text. */
export type ProcessingStage = 'sending' | 'listening';

export type VoiceState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking' }
  | {
      readonly phase: 'recording';
      /** Whole seconds recorded so far. */
      readonly seconds: number;
      readonly loudness: Loudness;
      /** True if nothing has been heard for the first 2.5 s. */
      readonly unheard: boolean;
      /** On a kiosk, once the speaker is silent: seconds until the recording ends. */
      readonly endsIn?: number;
      /** The words so far, where this device listens itself. */
      readonly soFar?: string;
    }
  | { readonly phase: 'processing'; readonly stage: ProcessingStage }
  | {
      readonly phase: 'failed';
      readonly fault: VoiceFault;
      /** The speech service's own message (ERR-HEARD-3), if it refused. */
      readonly message?: string;
      /** True while the recording is still in memory, so that it can be sent again. */
      readonly canResend: boolean;
    }
  | { readonly phase: 'done'; readonly heard: Heard };

/** The faults that are a 'Microphone Error' (ERR-MIC). */
export function isMicrophoneFault(fault: VoiceFault): boolean {
  return ['blocked', 'not-found', 'in-use', 'unsupported', 'not-running'].includes(fault);
}

/** The faults that are a 'Processing Error' (ERR-HEARD-1, ERR-HEARD-2). */
export function isProcessingFault(fault: VoiceFault): boolean {
  return fault === 'network' || fault === 'service' || fault === 'no-words' || fault === 'not-ready';
}
