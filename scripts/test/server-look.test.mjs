import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { DARK, FONT, LIGHT } from '../../apps/server/src/look/palette.ts';
import { darkColors, lightColors } from '../../packages/ui/src/theme/tokens.ts';

const scale = new URL('../../packages/ui/src/theme/scale.ts', import.meta.url);

it('Mails and sandbox pages have the colours and the typeface of the console', async () => {
  expect(lightColors).toMatchObject(LIGHT);
  expect(darkColors).toMatchObject(DARK);
  expect(await readFile(scale, 'utf8')).toContain(`font: '${FONT}'`);
});
