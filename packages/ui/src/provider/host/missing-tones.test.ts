import { expect, it } from 'vitest';
import { ACCENT_TONES } from '#theme/accent.ts';
import { accentTokens } from '#theme/accent-tokens.ts';
import { missingTones } from './missing-tones';

it.each([
  ['of both schemes', { accent: '#8a2b3c' }],
  ['of one scheme', { light: { accent: '#8a2b3c' } }],
  ['of one scheme beside a whole one', { ...accentTokens('#8a2b3c'), dark: { accent: '#e58a9a' } }],
])('an accent %s lacks its tones when it is given alone', (_, tokens) => {
  expect(missingTones(tokens)).toEqual(ACCENT_TONES);
});

it('an accent with some of its tones lacks the others', () => {
  const { accentHover: _, ...tokens } = accentTokens('#8a2b3c').light ?? {};
  expect(missingTones(tokens)).toEqual(['accentHover']);
});

it.each([
  ['accentTokens made them', accentTokens('#8a2b3c', '#e58a9a')],
  ['accentTokens made them for one scheme', { dark: accentTokens('#8a2b3c').dark }],
  [
    'they are those of both schemes',
    { ...accentTokens('#8a2b3c').light, dark: { accent: '#000' } },
  ],
  ['other tokens stand beside them', { ...accentTokens('#8a2b3c'), radiusSm: '2px' }],
  ['no accent is given', { raised: '#1c1c1c', focus: '#2d66b1' }],
  ['no tokens are given', undefined],
])('no tone is missing where %s', (_, tokens) => {
  expect(missingTones(tokens)).toEqual([]);
});
