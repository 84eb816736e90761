/** @returns the web address that a text is as a whole, or undefined if it is none; URL.canParse came later than the oldest browsers */
export function readAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
