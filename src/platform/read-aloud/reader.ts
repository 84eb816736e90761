import { create } from 'zustand';
import { isMicrophoneOpen } from '#src/platform/browser/microphone.ts';
import { noteActivity } from '#src/platform/device/activity.ts';
import { onEndVisit } from '#src/platform/device/end-visit.ts';
import { canSpeak, localVoice, pageTag } from './local-voice.ts';
import { sentencesOf, type Sentence } from './page-sentences.ts';
import { recordedIn } from './recorded.ts';

const FULL = 1;
/** A little slower than talk: whoever asks for it may not know the words. */
const RATE = 0.9;
const MARK = 'read-aloud';

/** Whether a page is being read, and how loud: from 0 to 1, full again for the next visitor. */
export const useReading = create<{ readonly isReading: boolean; readonly volume: number }>(() => ({
  isReading: false,
  volume: FULL,
}));

/** What is being read now; a new object for each go, so that what the browser reports late is told apart. */
type Going = {
  readonly sentences: readonly Sentence[];
  at: number;
  utterance?: SpeechSynthesisUtterance;
  /** Ends the recording that plays. */
  hush?: () => void;
};
let going: Going | undefined;

const gone = new MutationObserver(() => {
  if (going?.sentences[going.at]?.range.startContainer.isConnected === false) stopReading();
});

/** Reads what is on the page, or what a dialog asks, until something is touched. It never begins by itself. */
export function readPage(): void {
  stopReading();
  const part = openDialog() ?? document.querySelector('main');
  if (!part || isMicrophoneOpen()) return;
  going = { sentences: sentencesOf(part, pageTag()), at: 0 };
  useReading.setState({ isReading: true });
  for (const sign of ['pointerdown', 'keydown'] as const) addEventListener(sign, stopAtTouch, { capture: true });
  document.addEventListener('visibilitychange', stopReading);
  gone.observe(document.body, { childList: true, subtree: true });
  say(going);
}

/** Is silent at once. */
export function stopReading(): void {
  if (!going) return;
  hush(going);
  going = undefined;
  gone.disconnect();
  for (const sign of ['pointerdown', 'keydown'] as const) removeEventListener(sign, stopAtTouch, { capture: true });
  document.removeEventListener('visibilitychange', stopReading);
  mark(undefined);
  useReading.setState({ isReading: false });
}

/** A voice cannot be made softer within a sentence: the sentence begins again. */
export function setReadingVolume(volume: number): void {
  useReading.setState({ volume });
  if (!going) return;
  hush(going);
  going = { sentences: going.sentences, at: going.at };
  say(going);
}

function hush(run: Going): void {
  run.hush?.();
  if (canSpeak()) speechSynthesis.cancel();
}

function say(run: Going): void {
  const sentence = run.sentences[run.at];
  if (!sentence || isMicrophoneOpen()) {
    stopReading();
    return;
  }
  // Somebody is listening, although nothing is touched.
  noteActivity();
  const goOn = (): void => {
    if (run !== going) return;
    run.at += 1;
    say(run);
  };
  const voice = localVoice(sentence.lang) ?? localVoice(pageTag());
  if (voice) speak(run, sentence, voice, goOn);
  else {
    const stop = recordedIn(pageTag())?.play(sentence, useReading.getState().volume, goOn);
    // Neither said nor recorded: a name, or a number of today.
    if (stop === undefined) goOn();
    else {
      run.hush = stop;
      mark(sentence.range);
    }
  }
}

function speak(run: Going, sentence: Sentence, voice: SpeechSynthesisVoice, goOn: () => void): void {
  mark(sentence.range);
  const utterance = new SpeechSynthesisUtterance(sentence.said);
  Object.assign(utterance, { voice, lang: voice.lang, rate: RATE, volume: useReading.getState().volume });
  utterance.addEventListener('end', goOn);
  utterance.addEventListener('error', () => {
    if (run === going) stopReading();
  });
  // Kept, because Chrome forgets to tell the end of one that nobody holds.
  run.utterance = utterance;
  speechSynthesis.speak(utterance);
}

function mark(range: Range | undefined): void {
  range?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(MARK, new Highlight(range));
  else CSS.highlights.delete(MARK);
}

/** The reader's own buttons tell themselves what they do; Escape always ends it. */
function stopAtTouch(event: Event): void {
  const isOwn = event.target instanceof Element && event.target.closest('[data-read-aloud]') !== null;
  if (!isOwn || (event instanceof KeyboardEvent && event.key === 'Escape')) stopReading();
}

function openDialog(): Element | null {
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]');
}

onEndVisit(() => {
  stopReading();
  useReading.setState({ volume: FULL });
});
