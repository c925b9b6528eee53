import type { Page } from '@playwright/test';
import { layoutDefects } from '../../scripts/screens/layout-defects.mjs';
import { watchComplaints } from './complaints';
import { PAGES, isShown } from './expected';
import { offScreenControls } from './off-screen';
import { watchSettling } from './settled';
import { expect, test } from './visitors';

/** Who has every page, with much on it. */
const VISITOR = { role: 'custom', locale: 'zh-CN', scheme: 'light', width: 1440 } as const;
const IN_SHELL = PAGES.filter((page) => isShown(page, VISITOR.role) && page.access !== 'public');
/** What a laptop leaves of a page under the bars of its browser. */
const SHORT = { width: 1366, height: 657 };
const TIME = /(?:\d{4}-)?(?:\d{2}-\d{2} )?\d{1,2}:\d{2}/g;

/** The times on a page as it is at a moment, in the order of their texts. */
async function timesOn(tab: Page, path: string, now: Date): Promise<readonly string[]> {
  const settled = watchSettling(tab);
  await tab.clock.setFixedTime(now);
  await tab.setViewportSize(SHORT);
  await tab.goto(path);
  await settled();
  const text = await tab.getByRole('main').innerText();
  return (text.match(TIME) ?? []).sort();
}

/** What is in one list more often than in the other. */
function missing(from: readonly string[], wanted: readonly string[]): string[] {
  const left = [...from];
  return wanted.filter((each) => {
    const at = left.indexOf(each);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

for (const { path } of IN_SHELL) {
  test(`${path} tells the robot's times in another zone, on a short window`, async ({
    openPage,
  }) => {
    const now = new Date();
    // Tabs of their own: a clock that stands still stays so.
    const here = await (await openPage(VISITOR)).context().newPage();
    const elsewhere = await openPage({ ...VISITOR, timeZone: 'America/New_York' });
    const there = await elsewhere.context().newPage();
    const complaints = watchComplaints(there);
    const wanted = await timesOn(here, path, now);
    const notified = await timesOn(there, path, now);
    expect(missing(notified, wanted)).toEqual([]);
    expect([
      ...(await there.evaluate(layoutDefects)),
      ...(await there.evaluate(offScreenControls)),
      ...complaints,
    ]).toEqual([]);
    await Promise.all([here.close(), there.close()]);
  });
}
