import { describe, expect, it } from 'vitest';
import { deriveAccent } from './accent';
import { contrast, toHex, toOklch } from './oklch';
import { darkColors, lightColors } from './tokens';

const LIGHTNESSES = [0.08, 0.25, 0.4, 0.48, 0.56, 0.64, 0.72, 0.8, 0.88, 0.97];
const CHROMAS = [0, 0.04, 0.09, 0.14, 0.3];
const HUES = [0, 35, 70, 105, 140, 175, 210, 245, 280, 315];

/** Over the whole range of lightness, chroma and hue; where a screen cannot show one, the nearest that it can. */
const ACCENTS = distinct(
  LIGHTNESSES.flatMap((lightness) =>
    CHROMAS.flatMap((chroma) => HUES.map((hue) => toHex({ lightness, chroma, hue }))),
  ),
);

/** A grey has no hue, and beyond what a screen can show many are one. */
function distinct(colours: readonly string[]): readonly string[] {
  return [...new Set(colours)];
}

const GROUNDS = ['bg', 'surface', 'raised', 'overlay', 'sunken', 'hover', 'pressed'] as const;

/** The pairs of a label and its ground that cannot be read. */
function unreadable(accent: string, scheme: 'light' | 'dark'): string[] {
  const derived = deriveAccent(accent, scheme);
  const colors = { ...(scheme === 'dark' ? darkColors : lightColors), ...derived, accent };
  const pairs = [
    ['onAccent', 'accent'],
    ['onAccent', 'accentHover'],
    ['onAccent', 'accentPressed'],
    ['onAccentSoft', 'accentSoft'],
    ['accentText', 'accentSoft'],
    ['text', 'accentSoft'],
    ['text2', 'accentSoft'],
    ...GROUNDS.map((ground) => ['accentText', ground] as const),
  ] as const;
  return pairs
    .filter(([ink, ground]) => contrast(colors[ink], colors[ground]) < 4.5)
    .map(([ink, ground]) => `${accent}: ${ink} on ${ground}`);
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it('every label can be read, whatever the accent', () => {
    expect(ACCENTS.length).toBeGreaterThanOrEqual(200);
    expect(ACCENTS.flatMap((accent) => unreadable(accent, scheme))).toEqual([]);
  });

  it('the focus ring can be found on every ground', () => {
    const colors = scheme === 'dark' ? darkColors : lightColors;
    const lost = ACCENTS.filter((accent) => {
      const { focus } = deriveAccent(accent, scheme);
      return GROUNDS.some((ground) => contrast(focus, colors[ground]) < 3);
    });
    expect(lost).toEqual([]);
  });

  it('hover and pressed differ from the accent and from each other', () => {
    const same = ACCENTS.filter((accent) => {
      const { accentHover, accentPressed } = deriveAccent(accent, scheme);
      return new Set([accent, accentHover, accentPressed]).size < 3;
    });
    expect(same).toEqual([]);
  });
});

it('keeps an accent that can be read as text', () => {
  expect(toOklch(deriveAccent('#8a2b3c', 'light').accentText).lightness).toBeCloseTo(
    toOklch('#8a2b3c').lightness,
    2,
  );
});

it('writes a colour as it read it', () => {
  const colours = ['#000000', '#ffffff', '#0b6858', '#ff0000', '#0000ff', '#7f7f7f'];
  expect(colours.map((colour) => toHex(toOklch(colour)))).toEqual(colours);
});
