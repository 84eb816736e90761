const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser in a few words, such as `Chrome on Windows`, from its user agent. */
export function deviceInWords(userAgent: string | undefined): string {
  const said = userAgent ?? '';
  const known = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(said))?.[1];
  const [browser, system] = [known(BROWSERS), known(SYSTEMS)];
  if (browser === undefined) return system === undefined ? 'Unknown program' : `Unknown browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
