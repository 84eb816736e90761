/**
 * The part of the WebAssembly module that loads a word network directly. The package's public interface accepts only
 * JSGF grammars; these functions are exported but undocumented, which is why soundswallower's version is pinned
 * exactly.
 */
interface NetworkFunctions {
  _decoder_logmath(decoder: number): number;
  _logmath_log(logmath: number, probability: number): number;
  _fsg_model_init(name: number, logmath: number, languageWeight: number, states: number): number;
  _fsg_set_states(model: number, start: number, final: number): void;
  _fsg_model_word_add(model: number, word: number): number;
  _fsg_model_trans_add(model: number, from: number, to: number, weight: number, word: number): void;
  _fsg_model_null_trans_add(model: number, from: number, to: number, weight: number): number;
  _decoder_set_fsg(decoder: number, model: number): number;
  _malloc(bytes: number): number;
  _free(address: number): void;
  readonly HEAPU8: Uint8Array;
}

/** A decoder as the package creates it, with the address of its native object. */
export interface NativeDecoder {
  readonly cdecoder: number;
  initialize(): Promise<unknown>;
  start(): void;
  stop(): void;
  process_audio(samples: Float32Array, noSearch: boolean, fullUtterance: boolean): number;
  get_text(): string;
  get_alignment(options?: { start?: number; align_level?: number }): NativeSegment;
  delete(): void;
}

export interface NativeSegment {
  readonly t: string;
  readonly b: number;
  readonly d: number;
  readonly p: number;
  readonly w?: readonly NativeSegment[];
}

export interface SoundswallowerModule extends NetworkFunctions {
  readonly Decoder: new (settings: Record<string, string | number | boolean>) => NativeDecoder;
}

/** Whether the package still exports what loads a word network. */
export function isSoundswallowerModule(loaded: object): loaded is SoundswallowerModule {
  return ['Decoder', '_fsg_model_init', '_fsg_set_states', '_decoder_set_fsg'].every((name) => name in loaded);
}
