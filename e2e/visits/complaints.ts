import type { Page } from '@playwright/test';

/** Collects uncaught errors of a page, and every error and warning on its console. */
export function watchComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  return complaints;
}
