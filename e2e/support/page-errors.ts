import { expect, type Page } from '@playwright/test';

/** Collects what the page complains about; call the result at the end to see that it was nothing. */
export function watchErrors(page: Page): () => void {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return () => expect(errors).toEqual([]);
}
