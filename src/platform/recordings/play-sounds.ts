/** Between two parts of a call, as a voice would rest. */
export const REST = ',';
const REST_SECONDS = 0.3;

/** What plays now. */
export type Playing = {
  /** Silent at once; `done` is over, too. */
  readonly stop: () => void;
  /** Over when everything has been played; what cannot be played is left out. */
  readonly done: Promise<void>;
};

/** Plays sounds one after another, with rests where they are asked for. */
export function playSounds(context: AudioContext, sounds: readonly (ArrayBuffer | typeof REST)[], volume = 1): Playing {
  let sounding: AudioBufferSourceNode[] = [];
  let isStopped = false;
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const play = async (): Promise<void> => {
    await context.resume();
    const decoded = await Promise.all(
      sounds.map(async (sound) => (sound === REST ? undefined : context.decodeAudioData(sound).catch(() => undefined))),
    );
    if (isStopped) return;
    const gain = new GainNode(context, { gain: volume });
    gain.connect(context.destination);
    let start = context.currentTime;
    for (const buffer of decoded) {
      if (buffer === undefined) start += REST_SECONDS;
      else {
        const source = new AudioBufferSourceNode(context, { buffer });
        source.connect(gain);
        source.start(start);
        start += buffer.duration;
        sounding.push(source);
      }
    }
    const last = sounding.at(-1);
    if (last === undefined) finish();
    else last.addEventListener('ended', () => finish());
  };
  play().catch(() => finish());
  const stop = (): void => {
    isStopped = true;
    for (const source of sounding) source.stop();
    sounding = [];
    finish();
  };
  return { stop, done };
}
