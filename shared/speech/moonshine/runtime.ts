/**
 * What Moonshine needs from its environment, passed in so that a server thread and a browser worker run the same code.
 */

/** An ONNX Runtime tensor; `data` is row by row. */
export interface Tensor {
  readonly data: unknown;
  readonly dims: readonly number[];
}

/** A loaded model: tensors by name in and out. */
export interface Session {
  run(feeds: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
}

/** The part of `onnxruntime-web/wasm` that is used. */
export interface Runtime {
  readonly Tensor: {
    new (type: 'float32', data: Float32Array, dims: readonly number[]): Tensor;
    new (type: 'int64', data: BigInt64Array, dims: readonly number[]): Tensor;
    new (type: 'bool', data: boolean[], dims: readonly number[]): Tensor;
  };
  readonly InferenceSession: {
    create(model: Uint8Array, options: { readonly executionProviders: readonly ['wasm'] }): Promise<Session>;
  };
}

/** Llama's tokenizer, which Moonshine uses (`llama-tokenizer-js`). */
export interface Tokenizer {
  /** The text of each token; "▁" stands for a space, "<0x0A>" for a byte. */
  readonly vocabById: readonly string[];
  encode(text: string, addBegin: boolean, addSpace: boolean): number[];
}
