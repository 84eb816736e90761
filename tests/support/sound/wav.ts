/** A WAV file of 16 bit PCM from samples between -1 and 1; several channels carry the same sound. */
export function wavOf(samples: ArrayLike<number>, options: { rate?: number; channels?: number } = {}): Uint8Array {
  const { rate = 16_000, channels = 1 } = options;
  const data = samples.length * channels * 2;
  const bytes = new Uint8Array(44 + data);
  const view = new DataView(bytes.buffer);
  const tag = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  tag(0, 'RIFF');
  view.setUint32(4, 36 + data, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  tag(36, 'data');
  view.setUint32(40, data, true);
  for (let at = 0; at < samples.length * channels; at += 1) {
    const sample = samples[Math.floor(at / channels)] ?? 0;
    view.setInt16(44 + at * 2, Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767))), true);
  }
  return bytes;
}

export function silence(seconds: number, rate = 16_000): Float32Array {
  return new Float32Array(Math.round(seconds * rate));
}

/** White noise of this loudness, the same at every call. */
export function noise(seconds: number, loudness = 0.1, rate = 16_000): Float32Array {
  let state = 12_345;
  return Float32Array.from({ length: Math.round(seconds * rate) }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (state / 0x40_00_00_00 - 1) * loudness;
  });
}

export function tone(hertz: number, seconds: number, rate = 16_000, loudness = 0.5): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, at) => {
    return Math.sin((2 * Math.PI * hertz * at) / rate) * loudness;
  });
}
