/** A browser and its system by name, as far as a user agent tells them. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

/** Most browsers also name those that they resemble, so that the first match counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\b(?:Open)?Harmony(?:OS)?\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Reads a user agent, which may be any text. */
export function deviceOf(userAgent: string): Device {
  const named = (names: typeof BROWSERS) => names.find(([mark]) => mark.test(userAgent))?.[1];
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
