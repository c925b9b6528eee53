import { LOCALES, type VisitLocale } from '../visits/roles';
import { watchSettling } from '../visits/settled';
import { takePictures } from './pictures';
import { orderOf } from './stage';
import { STATES } from './states';
import { expect, test } from './tabs';

/** The address of a page; the payment needs an order. */
const addressOf = async (path: string, locale: VisitLocale): Promise<string> =>
  path === '/member/pay' ? `${path}?order=${(await orderOf(locale, 'yvip')).id}` : path;

for (const { name, account, pages, prepare, finish } of STATES) {
  for (const { path } of pages) {
    for (const locale of LOCALES) {
      test(`${path} ${name} in ${locale}`, async ({ openTab }) => {
        const tab = await openTab({ account, locale });
        const settle = watchSettling(tab);
        await prepare?.(tab);
        await tab.goto(await addressOf(path, locale));
        await settle();
        await finish?.(tab);
        const file = `${path.slice(1).replace(/[/?=]/g, '-')}.${name}.${locale}`;
        expect(await takePictures(tab, file, settle)).toEqual([]);
      });
    }
  }
}
