import { expect, it } from 'vitest';
import { DARK, FONT, LIGHT } from '../../apps/server/src/look/palette.ts';
import { scale } from '../../packages/ui/src/theme/scale.ts';
import { darkColors, lightColors } from '../../packages/ui/src/theme/tokens.ts';

it('Mails and sandbox pages have the colours and the typeface of the console', () => {
  expect(lightColors).toMatchObject(LIGHT);
  expect(darkColors).toMatchObject(DARK);
  expect(FONT).toBe(scale.font);
});
