import type { Page } from '@playwright/test';
import { LOCALES, type VisitLocale } from '../visits/roles';
import { pageDefects } from '../visits/page-defects';
import { watchSettling } from '../visits/settled';
import { takePictures } from './pictures';
import { STATES } from './states';
import { expect, test } from './tabs';

/** What the buttons that open the dialogs of a page begin with; others would send, end or delete something at once. */
const OPENERS: Readonly<Record<VisitLocale, RegExp>> = {
  'zh-CN': /^(添加|新建|编辑|修改|设置|群发|发送|导入|试一试|邀请|标签|查看)/,
  en: /^(Add|New|Edit|Change|Set|Mass send|Send|Import|Try|Invite|Tag|View) /,
};
/** One of each kind is looked at: of those whose names begin with the same verb. */
const kindOf = (name: string, locale: VisitLocale) => OPENERS[locale].exec(name)?.[0];
/** Some are locked, or lead to another page. */
const A_MOMENT_MS = 2_000;

const openersOf = (tab: Page, locale: VisitLocale) =>
  tab.getByRole('main').getByRole('button', { name: OPENERS[locale], disabled: false });

/** The position of the first button of each kind that opens a dialog. */
async function firstOpeners(tab: Page, locale: VisitLocale): Promise<number[]> {
  const names = await openersOf(tab, locale).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );
  const kinds = names.map((name) => kindOf(name, locale));
  return [...new Set(kinds)].map((kind) => kinds.indexOf(kind));
}

for (const { name, account, pages, prepare } of STATES.filter(({ name }) => name === 'filled')) {
  for (const { path } of pages) {
    for (const locale of LOCALES) {
      test(`the dialogs of ${path} as ${account} in ${locale}`, async ({ openTab }) => {
        test.slow();
        const tab = await openTab({ account, locale });
        const settle = watchSettling(tab);
        await prepare?.(tab);
        const open = async () => {
          await tab.setViewportSize({ width: 1440, height: 900 });
          await tab.goto(path);
          await settle();
        };
        await open();
        const defects: string[] = [];
        for (const [at, opener] of (await firstOpeners(tab, locale)).entries()) {
          if (at > 0) await open();
          const isOpen = await openersOf(tab, locale)
            .nth(opener)
            .click({ timeout: A_MOMENT_MS })
            .then(() => tab.getByRole('dialog').last().waitFor({ timeout: A_MOMENT_MS }))
            .then(
              () => true,
              () => false,
            );
          if (!isOpen) continue;
          await settle();
          const file = `${path.slice(1).replace(/[/?=]/g, '-')}.${name}-dialog-${at + 1}.${locale}`;
          const found = await takePictures(tab, file, settle, pageDefects);
          defects.push(...found.map((defect) => `dialog ${at + 1}: ${defect}`));
        }
        expect(defects).toEqual([]);
      });
    }
  }
}
