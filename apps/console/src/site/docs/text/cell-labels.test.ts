import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { cellLabels } from './cell-labels';

async function pageOf(markdown: string): Promise<string> {
  const { default: page } = await evaluate(markdown, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [cellLabels],
  });
  return renderToStaticMarkup(createElement(page));
}

describe('A table of the documentation', () => {
  it('says the column of each cell where it is too wide for a phone', async () => {
    const page = await pageOf(
      '| Setting | Effect | `Default` |\n| - | - | - |\n| Delay | Waits | 3 s |',
    );
    expect(page).toContain('data-stacked');
    expect(page).toContain('<td data-label="Effect" role="cell">Waits</td>');
    expect(page).toContain('<td data-label="Default" role="cell">3 s</td>');
    expect(page).toContain('role="columnheader"');
  });

  it('stays a table where it has two columns', async () => {
    const page = await pageOf('| Code | Reason |\n| - | - |\n| 401 | Not logged in |');
    expect(page).not.toContain('data-stacked');
    expect(page).not.toContain('role=');
  });
});
