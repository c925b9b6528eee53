import { describe, expect, it } from 'vitest';
import { scale } from './scale';
import { darkColors, lightColors } from './tokens';

const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  if (!red || !green || !blue) throw new Error(`${hex} is not a six-digit colour`);
  return (
    0.2126 * channel(parseInt(red, 16)) +
    0.7152 * channel(parseInt(green, 16)) +
    0.0722 * channel(parseInt(blue, 16))
  );
}

/** The contrast ratio of two colours as defined by WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['bg', 'surface', 'raised', 'overlay', 'sunken', 'hover', 'pressed'] as const;
const STATUSES = ['success', 'warning', 'danger', 'info'] as const;

/** Text colours and the backgrounds they appear on. */
const TEXT_PAIRS = [
  ...GROUNDS.flatMap((ground) => [
    ['text', ground] as const,
    ['text2', ground] as const,
    ['muted', ground] as const,
  ]),
  ...(['surface', 'raised', 'overlay', 'sunken', 'hover'] as const).map(
    (ground) => ['accentText', ground] as const,
  ),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentPressed'],
  ['onAccentSoft', 'accentSoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['text', 'button'],
  ['text', 'thumb'],
  ['text2', 'track'],
  ['chatText', 'chatIn'],
  ['chatText', 'chatOut'],
  ['chatMuted', 'chatBg'],
  ...STATUSES.flatMap((status) => [
    [`${status}Text`, `${status}Soft`] as const,
    [`${status}Text`, 'raised'] as const,
    ['text2', `${status}Soft`] as const,
  ]),
] as const;

const LINE_PAIRS = [
  ['lineControl', 'raised'],
  ['lineControl', 'surface'],
  ['focus', 'raised'],
  ['focus', 'surface'],
  ['focus', 'bg'],
  ['danger', 'raised'],
  ['accent', 'raised'],
] as const;

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the %s scheme', (_, colors) => {
  it.each(TEXT_PAIRS)('can be read: %s on %s', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LINE_PAIRS)('can be found: %s on %s', (line, ground) => {
    expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('The font stack', () => {
  const CHINESE = /PingFang|Hiragino|YaHei|CJK|Noto Sans SC/;
  /** What each system draws Latin letters with; a system that finds none of them takes a Chinese face. */
  const LATIN = ['-apple-system', 'Segoe UI', 'Roboto', 'Ubuntu', 'Cantarell', 'DejaVu Sans'];

  it.each(LATIN)('draws Latin letters in %s, and Chinese alone in a Chinese face', (face) => {
    const place = scale.font.indexOf(face);
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(scale.font.search(CHINESE));
  });

  it('draws code in a Latin face before a Chinese one', () => {
    expect(scale.fontMono.indexOf('DejaVu Sans Mono')).toBeLessThan(scale.fontMono.search(CHINESE));
  });
});
