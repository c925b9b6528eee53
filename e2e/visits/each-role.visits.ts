import { watchComplaints } from './complaints';
import { PAGES, landingOf } from './expected';
import { ROLES } from './roles';
import { watchSettling } from './settled';
import { expect, test } from './visitors';

/** Redirects, one of each kind, with their destination; the others are tested on the route table. */
const LEADING = [
  ['/', '/login'],
  ['/user', '/user/info'],
  ['/no/such/page', '/404'],
] as const;

const STARTS = [
  ...PAGES.map((page) => ({ start: page.path, page })),
  ...LEADING.flatMap(([start, to]) =>
    PAGES.filter(({ path }) => path === to).map((page) => ({ start, page })),
  ),
];

for (const role of ROLES) {
  for (const { start, page } of STARTS) {
    const { address, title } = landingOf(page, role, 'zh-CN');

    test(`${role} opens ${start} and sees ${address}`, async ({ openPage, stage }) => {
      const tab = await openPage({ role, locale: 'zh-CN', scheme: 'light', width: 1440 });
      const complaints = watchComplaints(tab);
      const settled = watchSettling(tab);
      await tab.goto(start);
      await settled();
      expect(tab.url()).toBe(`${stage.url}${address}`);
      expect(await tab.title()).toBe(title);
      expect(complaints).toEqual([]);
    });
  }
}
