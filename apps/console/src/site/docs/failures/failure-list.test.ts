import { describe, expect, it } from 'vitest';
import { failureList } from './failure-list';

describe('What the documentation says of failures', () => {
  // `npx vitest run --project console failure-list -u` writes it.
  it.each(['zh-CN', 'en'] as const)('is up to date in %s', async (locale) => {
    await expect(failureList(locale)).toMatchFileSnapshot(
      `../content/${locale}/failures/failures.mdx`,
    );
  });

  it('has an entry for each message, with what the message says', () => {
    expect(failureList('en')).toContain(
      '<h3 id="code-31001">The robot is offline; nothing was sent</h3>',
    );
    expect(failureList('zh-CN')).toContain('<h3 id="network">连不上服务器，请检查网络后再试</h3>');
  });
});
