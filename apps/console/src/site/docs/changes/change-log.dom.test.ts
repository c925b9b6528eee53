import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import sections from 'virtual:docs-sections/en';
import { changeList, leadOf } from './change-list';
import { joinReleases, parseChangelog, parseChangeset } from './parse-changes';
import { readPending, readReleases, withChanges } from './read-changes';

const PAGES = import.meta.glob<string>('../content/*/change-log.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LOCALES = ['zh-CN', 'en'] as const;
const flat = (text: string) => text.replace(/\s+/g, ' ');

/** What a reader sees of the page. */
async function shown(locale: string): Promise<Document> {
  const path = `../content/${locale}/change-log.mdx`;
  const { default: Page } = await evaluate(withChanges(path, PAGES[path] ?? ''), runtime);
  return new DOMParser().parseFromString(renderToStaticMarkup(createElement(Page)), 'text/html');
}

const UI = `# @chatdeck/ui

## 0.3.0

_2026-01-31_

### Minor Changes

- 1a2b3c4: Panels can
  be folded.

  - Rename \`isOpen\`.

- 5d6e7f8: Both speak Klingon.

### Patch Changes

- Updated dependencies [5d6e7f8]
  - @chatdeck/sdk@0.3.0

## 0.2.0

The second version.
`;
const SDK = `# @chatdeck/sdk

## 0.3.0

_2026-01-31_

### Minor Changes

- 5d6e7f8: Both speak Klingon.
`;

describe('The change log of the documentation', () => {
  it.each(LOCALES)('has every change that waits and every version, in %s', async (locale) => {
    const page = await shown(locale);
    const items = [...page.querySelectorAll('li')].map(({ textContent }) => flat(textContent));
    const plain = (text: string) => flat(leadOf(text)).replaceAll('`', '');
    const due = [...readPending(), ...readReleases().flatMap(({ changes }) => changes)];
    expect(due.length).toBeGreaterThan(0);
    const missing = due.map(({ text }) => plain(text)).filter((text) => !items.includes(text));
    expect(missing).toEqual([]);
    const headings = [...page.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(readReleases().map(({ version }) => version)));
  });

  it('says of the changes on the Chinese page that they are English', async () => {
    const page = await shown('zh-CN');
    const marked = page.querySelectorAll('[lang=en] li').length;
    expect(marked).toBe(page.querySelectorAll('li').length);
  });

  it('can be searched', () => {
    const found = sections.filter(({ id }) => id.startsWith('change-log#'));
    expect(found.some(({ text }) => text.includes('CHANGELOG.md'))).toBe(true);
    expect(found.map(({ heading }) => heading)).toContain(readReleases()[0]?.version);
  });
});

describe('A changelog', () => {
  it('is one of both packages, with the date of each version', () => {
    const releases = joinReleases([
      ...parseChangelog('@chatdeck/ui', UI),
      ...parseChangelog('@chatdeck/sdk', SDK),
    ]);
    expect(releases).toEqual([
      {
        version: '0.3.0',
        date: '2026-01-31',
        changes: [
          {
            packages: ['@chatdeck/ui'],
            kind: 'minor',
            text: 'Panels can\nbe folded.\n\n- Rename `isOpen`.',
          },
          {
            packages: ['@chatdeck/ui', '@chatdeck/sdk'],
            kind: 'minor',
            text: 'Both speak Klingon.',
          },
        ],
      },
      {
        version: '0.2.0',
        date: undefined,
        changes: [{ packages: ['@chatdeck/ui'], kind: undefined, text: 'The second version.' }],
      },
    ]);
  });

  it('is listed by package and kind, below what comes next', () => {
    const pending = [
      parseChangeset('fold', "---\n'@chatdeck/sdk': patch\n---\n\nA `{ call }` of <all>.\n"),
      parseChangeset('mails', '---\n---\n\nMails arrive.\n'),
    ];
    const releases = joinReleases(parseChangelog('@chatdeck/ui', UI));
    expect(changeList(pending, releases, 'en')).toBe(`## Coming next

Done, and part of the next version.

### Console and server

- Mails arrive.

### \`@chatdeck/sdk\`

Fixed:

- A \`{ call }\` of \\<all>.

## 0.3.0

Released on 2026-01-31.

### \`@chatdeck/ui\`

New and different:

- Panels can be folded.
- Both speak Klingon.

## 0.2.0

### \`@chatdeck/ui\`

- The second version.
`);
    expect(changeList([], releases, 'en')).not.toContain('Coming next');
  });

  it.each([
    ['What it is.\n\n- A detail.', 'What it is.'],
    ['What it is. Rename in your code:\n\n- `a` is `b`.', 'What it is.'],
    ['Everything\nat once.', 'Everything at once.'],
  ])('shows of a change what it is: %j', (text, lead) => {
    expect(leadOf(text)).toBe(lead);
  });
});
