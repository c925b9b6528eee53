import type { Page } from '@playwright/test';
import { layoutDefects } from '../../scripts/screens/layout-defects.mjs';
import { watchComplaints } from './complaints';
import { PAGES, isShown, landingOf, type ExpectedPage } from './expected';
import { follow } from './follow';
import { offScreenControls } from './off-screen';
import type { Role } from './roles';
import { watchSettling } from './settled';
import { expect, inOneTab, test } from './visitors';

/** Visitors who see every page together, with plenty of content. */
const VISITOR = { role: 'custom', locale: 'zh-CN', scheme: 'light', width: 1440 } as const;
const roleOf = ({ access }: ExpectedPage): Role =>
  access === 'operator' ? 'operator' : VISITOR.role;
const IN_SHELL = PAGES.filter((page) => isShown(page, roleOf(page)) && page.access !== 'public');
/** The viewport of a laptop below the browser's bars. */
const SHORT = { width: 1366, height: 657 };
const TIME = /(?:\d{4}-)?(?:\d{2}-\d{2} )?\d{1,2}:\d{2}/g;

/** The times shown on a page at a given moment, sorted by text. */
async function timesOn(tab: Page, page: ExpectedPage, now: Date): Promise<readonly string[]> {
  const settled = watchSettling(tab);
  await tab.clock.setFixedTime(now);
  await tab.setViewportSize(SHORT);
  await follow(tab, page.path);
  await expect(tab).toHaveTitle(landingOf(page, roleOf(page), VISITOR.locale).title);
  await settled();
  const text = await tab.getByRole('main').innerText();
  return (text.match(TIME) ?? []).sort();
}

/** The values that occur more often in one list than in the other. */
function missing(from: readonly string[], wanted: readonly string[]): string[] {
  const left = [...from];
  return wanted.filter((each) => {
    const at = left.indexOf(each);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

inOneTab(() => {
  for (const page of IN_SHELL) {
    test(`${page.path} tells the robot's times in another zone, on a short window`, async ({
      openPage,
    }) => {
      const now = new Date();
      const frozen = { ...VISITOR, role: roleOf(page), tab: 'frozen clock' };
      const here = await openPage({ ...frozen, timeZone: 'Asia/Shanghai' });
      const there = await openPage({ ...frozen, timeZone: 'America/New_York' });
      const complaints = watchComplaints(there);
      const [wanted, shown] = await Promise.all([
        timesOn(here, page, now),
        timesOn(there, page, now),
      ]);
      expect(missing(shown, wanted)).toEqual([]);
      expect([
        ...(await there.evaluate(layoutDefects)),
        ...(await there.evaluate(offScreenControls)),
        ...complaints,
      ]).toEqual([]);
    });
  }
});
