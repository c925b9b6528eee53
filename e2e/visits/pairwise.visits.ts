import { layoutDefects } from '../../scripts/screens/layout-defects.mjs';
import { axeViolations } from './axe';
import { watchComplaints } from './complaints';
import { PAGES, landingOf } from './expected';
import { closeTargets } from './close-targets';
import { hiddenPlaces } from './hidden-place';
import { offScreenControls } from './off-screen';
import { allPairs } from './pairwise';
import { WIDTHS } from './roles';
import { watchSettling } from './settled';
import { smallTargets } from './small-targets';
import { CANDIDATES, LEFT_OUT, VISITS } from './visit-set';
import { expect, test } from './visitors';

const [PHONE] = WIDTHS;

test('as few visits hold every pair as there are pages at each width', () => {
  expect(VISITS.length).toBe(PAGES.length * WIDTHS.length);
  expect(allPairs(VISITS, LEFT_OUT)).toEqual(allPairs(CANDIDATES, LEFT_OUT));
});

for (const { path, ...visitor } of VISITS) {
  const { role, locale, width, scheme } = visitor;
  const page = PAGES.find((expected) => expected.path === path);
  if (!page) throw new Error(`${path} is not in the table`);

  test(`${path} for ${role} in ${locale}, ${scheme}, ${width} px`, async ({ openPage, stage }) => {
    const tab = await openPage(visitor);
    const complaints = watchComplaints(tab);
    const settled = watchSettling(tab);
    await tab.goto(path);
    await settled();
    const { address, title } = landingOf(page, role, locale);
    expect(tab.url()).toBe(`${stage.url}${address}`);
    expect(await tab.title()).toBe(title);
    expect(await tab.locator('html').getAttribute('lang')).toBe(locale);
    const defects = [
      ...(await tab.evaluate(layoutDefects)),
      ...(await tab.evaluate(offScreenControls)),
      ...(await tab.evaluate(hiddenPlaces)),
      ...(width === PHONE ? await tab.evaluate(smallTargets) : []),
      ...(width === PHONE ? await tab.evaluate(closeTargets) : []),
      ...(await axeViolations(tab)),
      ...complaints,
    ];
    expect(defects).toEqual([]);
  });
}
