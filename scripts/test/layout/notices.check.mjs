import { afterAll, describe, expect, it } from 'vitest';
import { servePage, showFixture } from './fixture-page.mjs';

const PHONE = { viewport: { width: 360, height: 657 }, hasTouch: true };
/** Nearer than this, a line looks like one with its buttons. */
const ALIGNED_PX = 1;

const site = await servePage();
afterAll(() => site.close());

const boxOf = (locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());
const middle = ({ top, bottom }) => (top + bottom) / 2;

async function refresh(options) {
  const page = await site.open(options);
  await showFixture(page, 'ContactList');
  await page.getByRole('button', { name: '从机器人刷新' }).click();
  const notice = page.locator('[data-cd-part~=toast]');
  await notice.waitFor();
  return { page, notice };
}

describe('On a phone', () => {
  it('a notice leaves the title of the page free', async () => {
    const { page, notice } = await refresh(PHONE);
    const [over, title] = [await boxOf(notice), await boxOf(page.locator('h1').first())];
    expect(title.height).toBeGreaterThan(10);
    expect(over.bottom <= title.top || over.top >= title.bottom).toBe(true);
  });
});

describe.each([
  ['on a phone', PHONE],
  ['on a wide screen', {}],
])('A notice %s', (_name, options) => {
  it('has its first line in the middle of its buttons', async () => {
    const { notice } = await refresh(options);
    const line = await boxOf(notice.locator('p').first());
    const cross = await boxOf(notice.getByRole('button', { name: '关闭' }));
    expect(Math.abs(middle(cross) - middle(line))).toBeLessThanOrEqual(ALIGNED_PX);
  });
});
