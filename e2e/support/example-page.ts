import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Nothing from elsewhere, no inline script or style, and no text that becomes markup. */
export const STRICT_POLICY = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; '),
};

/** What a visitor of every example does: sees the materials of the demo, adds one, and the page hears of it. */
export async function addMaterial(page: Page | FrameLocator): Promise<void> {
  await expect(page.getByText('早安', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add material' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add material' });
  await dialog.getByLabel('Name').fill('Morning');
  await dialog.getByLabel('Content').fill('Ten pages today.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Morning', { exact: true })).toBeVisible();
  await expect(page.getByText('Saved Morning')).toBeVisible();
}
