import type { Runtime, Session, Tensor } from './runtime.ts';

/** Moonshine base (Useful Sensors, 2024): eight layers, each of eight heads of 52 numbers. */
const LAYERS = 8;
const HEADS = 8;
const HEAD_SIZE = 52;

export const BEGIN_TOKEN = 1;
export const END_TOKEN = 2;

/** What the decoder remembers of the tokens so far: the keys and values of every layer, by their input names. */
export type Memory = Readonly<Record<string, Tensor>>;

/** The result of some tokens: the new memory, and for each token what may come next. */
export interface Advance {
  readonly memory: Memory;
  /** Unnormalized log-probabilities of the next token, after each of the tokens given: [ways × tokens × vocabulary]. */
  readonly logits: Float32Array;
  readonly vocabulary: number;
}

/**
 * Continues with tokens from `memory` (none: from the beginning), with `sight`, the encoder's output. Several
 * continuations of the same length cost little more than one; each continues from the memory that `from` names, or all
 * from the first if it is missing.
 */
export type Decode = (
  sight: Tensor,
  memory: Memory | undefined,
  ways: readonly (readonly number[])[],
  from?: readonly number[],
) => Promise<Advance>;

/** The decoder of Moonshine base over a session of decoder_model_merged.onnx. */
export function createDecode(runtime: Runtime, session: Session): Decode {
  const nothing: Memory = Object.fromEntries(
    memoryNames().map((name) => [name, new runtime.Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_SIZE])]),
  );
  return async (sight, memory, ways, from = ways.map(() => 0)) => {
    const tokens = ways.flat();
    const answer = await session.run({
      input_ids: new runtime.Tensor('int64', BigInt64Array.from(tokens, BigInt), [ways.length, ways[0]?.length ?? 0]),
      encoder_hidden_states: sight,
      use_cache_branch: new runtime.Tensor('bool', [memory !== undefined], [1]),
      ...(memory === undefined ? nothing : taken(runtime, memory, from)),
    });
    const { logits } = answer;
    if (!(logits?.data instanceof Float32Array)) throw new Error('the decoder answered without logits');
    return {
      memory: remember(answer, memory),
      logits: logits.data,
      vocabulary: logits.data.length / tokens.length,
    };
  };
}

/** The selected memories, one after another; the keys and values of the sound are the same for all. */
function taken(runtime: Runtime, memory: Memory, from: readonly number[]): Memory {
  const entries = Object.entries(memory).map(([name, tensor]) => {
    const { data, dims } = tensor;
    const [ways = 1] = dims;
    const isSame = name.includes('encoder') || (ways === 1 && from.length === 1);
    if (isSame || !(data instanceof Float32Array)) return [name, tensor] as const;
    const size = data.length / ways;
    const rows = new Float32Array(from.length * size);
    for (const [at, way] of from.entries()) rows.set(data.subarray(way * size, (way + 1) * size), at * size);
    return [name, new runtime.Tensor('float32', rows, [from.length, ...dims.slice(1)])] as const;
  });
  return Object.fromEntries(entries);
}

/** The sound's own keys and values stay as computed at the first step; later outputs omit them. */
function remember(answer: Readonly<Record<string, Tensor>>, before: Memory | undefined): Memory {
  const entries = memoryNames().map((name) => {
    const kept = name.includes('encoder') ? before?.[name] : undefined;
    const tensor = kept ?? answer[name.replace('past_key_values', 'present')];
    if (tensor === undefined) throw new Error(`the decoder answered without ${name}`);
    return [name, tensor] as const;
  });
  return Object.fromEntries(entries);
}

function memoryNames(): string[] {
  const layers = Array.from({ length: LAYERS }, (_, layer) => layer);
  return layers.flatMap((layer) =>
    ['decoder', 'encoder'].flatMap((of) => ['key', 'value'].map((part) => `past_key_values.${layer}.${of}.${part}`)),
  );
}

/** The natural log-probability of `token` after the token at `row` of an advance (rows of the first way come first). */
export function logProbability(advance: Advance, row: number, token: number): number {
  const next = rowOf(advance, row);
  return (next[token] ?? -Infinity) - logSum(next);
}

/** The natural log-probabilities of all tokens after the token at `row` of an advance. */
export function logProbabilities(advance: Advance, row: number): Float32Array {
  const next = rowOf(advance, row);
  const all = logSum(next);
  return next.map((value) => value - all);
}

function rowOf({ logits, vocabulary }: Advance, row: number): Float32Array {
  return logits.subarray(row * vocabulary, (row + 1) * vocabulary);
}

function logSum(values: Float32Array): number {
  let most = -Infinity;
  for (const value of values) if (value > most) most = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}

/** The most likely token after the last one of an advance. */
export function likeliest({ logits, vocabulary }: Advance): number {
  const begin = logits.length - vocabulary;
  let best = begin;
  for (let at = begin; at < logits.length; at += 1) if ((logits[at] ?? 0) > (logits[best] ?? 0)) best = at;
  return best - begin;
}
