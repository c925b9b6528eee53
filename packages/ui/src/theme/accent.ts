import { contrast, type Oklch, toHex, toOklch } from './oklch';
import { PRESSED } from './pressed';

/** The tokens that follow from the accent. */
export const ACCENT_TONES = [
  'accentHover',
  'accentPressed',
  'onAccent',
  'accentText',
  'accentSoft',
  'onAccentSoft',
  'accentLine',
  'focus',
  'switchThumbOn',
] as const;
type AccentToken = (typeof ACCENT_TONES)[number];

type Accent = Readonly<Record<AccentToken, string>>;

/** WCAG 2.2, 1.4.3; a little more, because a colour is rounded to 256 steps. */
const TEXT_CONTRAST = 4.55;
/** WCAG 2.2, 1.4.11: what is no text. */
const LINE_CONTRAST = 3.05;

/** What differs between the schemes: the lightness of each tone, the most chroma that it may have, and the way to text. */
const TONES = {
  light: { soft: [0.945, 0.03], onSoft: 0.37, line: [0.78, 0.07], step: -1 },
  dark: { soft: [0.31, 0.05], onSoft: 0.86, line: [0.49, 0.07], step: 1 },
} as const;

/**
 * Hover, pressed, soft, line, focus and text tones for an accent, a six-digit colour, which itself stays as it is.
 * Text on every tone, and text in the accent's colour, has a contrast of at least 4.5; the focus ring 3.
 */
export function deriveAccent(accent: string, scheme: 'light' | 'dark'): Accent {
  const { soft, onSoft, line, step } = TONES[scheme];
  const base = toOklch(accent);
  const onAccent = labelOn(accent, base);
  const accentSoft = tone(base, soft);
  const ground = PRESSED[scheme];
  // A label that is lighter than its ground keeps its contrast where the ground turns darker, and the reverse.
  const away = toOklch(onAccent).lightness > base.lightness ? -1 : 1;
  const isAtEnd = away < 0 ? base.lightness < 0.12 : base.lightness > 0.9;
  const shift = isAtEnd ? -away : away;
  return {
    accentHover: toHex(lighter(base, 0.045 * shift)),
    accentPressed: toHex(lighter(base, 0.09 * shift)),
    onAccent,
    accentText: readable(base, [ground, accentSoft], step, TEXT_CONTRAST),
    accentSoft,
    onAccentSoft: readable({ ...base, lightness: onSoft }, [accentSoft], step, TEXT_CONTRAST),
    accentLine: tone(base, line),
    focus: readable(base, [ground], step, LINE_CONTRAST),
    switchThumbOn: onAccent,
  };
}

/** White where it can be read, or else a near black with a trace of the accent's hue, or else black. */
function labelOn(accent: string, { chroma, hue }: Oklch): string {
  const ink = toHex({ lightness: 0.2, chroma: Math.min(chroma, 0.04), hue });
  const labels = ['#ffffff', ink];
  return labels.find((label) => contrast(label, accent) >= TEXT_CONTRAST) ?? '#000000';
}

const lighter = (colour: Oklch, by: number): Oklch => ({
  ...colour,
  lightness: Math.min(1, Math.max(0, colour.lightness + by)),
});

const tone = (base: Oklch, [lightness, most]: readonly [number, number]): string =>
  toHex({ ...base, lightness, chroma: Math.min(base.chroma, most) });

/** The colour, or the nearest that is darker or lighter and has the contrast on all grounds. */
function readable(colour: Oklch, grounds: readonly string[], step: 1 | -1, least: number): string {
  const hex = toHex(colour);
  const isEnd = colour.lightness <= 0 || colour.lightness >= 1;
  if (isEnd || grounds.every((ground) => contrast(hex, ground) >= least)) return hex;
  return readable(lighter(colour, 0.01 * step), grounds, step, least);
}
