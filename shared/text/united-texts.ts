import { foldText } from './fold-text.ts';

/** Both lists, what is in both once, as the first one writes it. */
export function unitedTexts(first: readonly string[], second: readonly string[]): string[] {
  const key = (text: string) => foldText(text).trim();
  const written = new Map([...second, ...first].map((text) => [key(text), text]));
  return [...new Set([...first, ...second].map(key))].map((folded) => written.get(folded) ?? folded);
}
