/** A line of a data file, with its position for error messages. */
export type Line = { readonly text: string; readonly depth: number; readonly place: string };

/** The lines of a data file that say something; `#` at the beginning of a line opens a remark. */
export function linesOf(content: string, file: string): Line[] {
  return content.split(/\r?\n/u).flatMap((line, index) => {
    const text = line.trim();
    if (text === '' || line.startsWith('#')) return [];
    return [{ text, depth: line.length - line.trimStart().length, place: `${file}:${index + 1}` }];
  });
}

/** Runs `read`, and says where it failed. */
export function at<Value>({ place, text }: Line, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)} (in “${text}”)`, {
      cause: error,
    });
  }
}
