import { watchComplaints } from './complaints';
import { PAGES, isShown, landingOf } from './expected';
import { follow } from './follow';
import { ROLES, type Role } from './roles';
import { watchSettling } from './settled';
import { VISITS } from './visit-set';
import { expect, inOneTab, test } from './visitors';

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

const BROWSER = { locale: 'zh-CN', scheme: 'light', width: 1440 } as const;

/** What a role opens: on all other pages an operator is a user, and all parts of the operator's page redirect alike. */
const startsOf = (role: Role) =>
  STARTS.filter(({ start, page }) =>
    role === 'operator' ? page.access === 'operator' : !start.startsWith('/operator?'),
  );

for (const role of ROLES) {
  inOneTab(() => {
    // The visits of pairs open these, and look at more.
    const isVisited = new Set(
      VISITS.filter((visit) => visit.role === role).map(({ path }) => path),
    );

    for (const { start, page } of startsOf(role)) {
      if (isVisited.has(start)) continue;
      const { address, title } = landingOf(page, role, BROWSER.locale);

      test(`${role} opens ${start} and sees ${address}`, async ({ openPage, stage }) => {
        const tab = await openPage({ role, ...BROWSER });
        const complaints = watchComplaints(tab);
        const settled = watchSettling(tab);
        // Somebody without a config is redirected once after a load, and then told.
        await (role === 'newcomer' ? tab.goto(start) : follow(tab, start));
        await expect(tab).toHaveURL(`${stage.url}${address}`);
        await expect(tab).toHaveTitle(title);
        // The page at the end of a redirect is waited for by its own visits.
        if (isShown(page, role)) await settled();
        expect(complaints).toEqual([]);
      });
    }
  });
}
