/** A browser and its system, by the names that people know them by; empty where nothing known was said. */
type DeviceNames = { readonly browser: string; readonly system: string };

/** More specific names first: most browsers also name the ones that they descend from. */
const BROWSERS = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** Reads the names from the user agent header of a browser. */
export const deviceNames = (userAgent: string): DeviceNames => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});

const nameIn = (
  known: readonly (readonly [sign: RegExp, name: string])[],
  userAgent: string,
): string => known.find(([sign]) => sign.test(userAgent))?.[1] ?? '';
