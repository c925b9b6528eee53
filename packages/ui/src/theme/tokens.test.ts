import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { darkColors, lightColors } from './tokens';

const GROUNDS = ['bg', 'surface', 'raised', 'overlay', 'sunken', 'hover', 'pressed'] as const;
const STATUSES = ['success', 'warning', 'danger', 'info'] as const;

/** Ink and the grounds it is laid on. */
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
