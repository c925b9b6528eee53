import { watchComplaints } from './complaints';
import { PAGES, landingOf } from './expected';
import { follow } from './follow';
import { pageDefects } from './page-defects';
import { allPairs } from './pairwise';
import { WIDTHS } from './roles';
import { watchSettling } from './settled';
import { CANDIDATES, LEFT_OUT, VISITS, type Visit } from './visit-set';
import { expect, inOneTab, test } from './visitors';

test('as few visits hold every pair as there are pages at each width', () => {
  expect(VISITS.length).toBe(PAGES.length * WIDTHS.length);
  expect(allPairs(VISITS, LEFT_OUT)).toEqual(allPairs(CANDIDATES, LEFT_OUT));
});

const tabOf = ({ role, locale, scheme }: Visit) => `${role} ${locale} ${scheme}`;

for (const tab of new Set(VISITS.map(tabOf))) {
  inOneTab(() => VISITS.filter((visit) => tabOf(visit) === tab).forEach(look));
}

function look({ path, ...visitor }: Visit) {
  const { role, locale, width, scheme } = visitor;
  const page = PAGES.find((expected) => expected.path === path);
  if (!page) throw new Error(`${path} is not in the table`);

  test(`${path} for ${role} in ${locale}, ${scheme}, ${width} px`, async ({ openPage, stage }) => {
    const tab = await openPage(visitor);
    const complaints = watchComplaints(tab);
    const settled = watchSettling(tab);
    // Public pages are hydrated after a load.
    await (page.access === 'public' ? tab.goto(path) : follow(tab, path));
    const { address, title } = landingOf(page, role, locale);
    await expect(tab).toHaveURL(`${stage.url}${address}`);
    await expect(tab).toHaveTitle(title);
    await settled();
    expect(await tab.locator('html').getAttribute('lang')).toBe(locale);
    const defects = [...(await pageDefects(tab, width)), ...complaints];
    expect(defects).toEqual([]);
  });
}
