import { watchComplaints } from './complaints';
import { PAGES, landingOf } from './expected';
import { ROLES } from './roles';
import { watchSettling } from './settled';
import { expect, test } from './visitors';

for (const role of ROLES) {
  for (const page of PAGES) {
    const { address, title } = landingOf(page, role, 'zh-CN');

    test(`${role} opens ${page.path} and sees ${address}`, async ({ openPage, stage }) => {
      const tab = await openPage({ role, locale: 'zh-CN', scheme: 'light', width: 1440 });
      const complaints = watchComplaints(tab);
      const settled = watchSettling(tab);
      await tab.goto(page.path);
      await settled();
      expect(tab.url()).toBe(`${stage.url}${address}`);
      expect(await tab.title()).toBe(title);
      expect(complaints).toEqual([]);
    });
  }
}
