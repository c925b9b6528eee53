import { LOCALES, SCHEMES, WIDTHS } from '../visits/roles';
import { watchSettling } from '../visits/settled';
import { defectsOf } from './defects';
import { FOLDER } from './folder';
import { readStage } from './stage';
import { STATES } from './states';
import { expect, test } from './tabs';

/** The address of a page; the payment needs an order. */
const addressOf = (path: string): string =>
  path === '/member/pay' ? `${path}?order=${readStage().orderId}` : path;

for (const { name, account, pages, prepare, finish } of STATES) {
  for (const { path } of pages) {
    for (const locale of LOCALES) {
      for (const scheme of SCHEMES) {
        for (const width of WIDTHS) {
          test(`${path} ${name} in ${locale}, ${scheme}, ${width} px`, async ({ openLook }) => {
            const tab = await openLook({ account, locale, scheme, width });
            const settled = watchSettling(tab);
            await prepare?.(tab);
            await tab.goto(addressOf(path));
            await settled();
            await finish?.(tab);
            const file = `${path.slice(1).replace('/', '-')}.${name}.${locale}.${scheme}.${width}`;
            await tab.screenshot({ path: `${FOLDER}/${file}.png`, animations: 'disabled' });
            expect(await defectsOf(tab, width)).toEqual([]);
          });
        }
      }
    }
  }
}
