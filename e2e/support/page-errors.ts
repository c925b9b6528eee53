import { expect, type Page } from '@playwright/test';

/** Collects errors of the page; call the result at the end to assert that there were none. */
export function watchErrors(page: Page): () => void {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return () => expect(errors).toEqual([]);
}
