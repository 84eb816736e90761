const MEGABYTE = 1024 ** 2;

/** Bytes as people say them. */
export function sizeInWords(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
