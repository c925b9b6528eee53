import { beforeEach, expect, it, vi } from 'vitest';
import { reportMisspelt } from './misspelt';

const KNOWN = ['token-url', 'base-url', 'is-open', 'rule', 'shadow'];

/** What is said of an element with these attributes, each test with a tag of its own: a notice is shown once. */
function saidOf(tag: string, ...attributes: readonly string[]): readonly string[] {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  log.mockClear();
  const element = document.createElement(tag);
  for (const attribute of attributes) element.setAttribute(attribute, '');
  reportMisspelt(element, KNOWN);
  return log.mock.calls.map(([text]) => String(text));
}

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  return () => vi.unstubAllEnvs();
});

it.each([
  ['tokenUrl', 'tokenurl', 'token-url'],
  ['bsae-url', 'bsae-url', 'base-url'],
  ['base-rl', 'base-rl', 'base-url'],
  ['is-opens', 'is-opens', 'is-open'],
  ['rude', 'rude', 'rule'],
])('says what was meant by %s', (given, heard, meant) => {
  expect(saidOf('a-misspelt', given)).toEqual([
    `Chatdeck: <a-misspelt> knows no attribute "${heard}"; it is "${meant}"`,
  ]);
});

it('says nothing of what there is, of what every element has, and of what is the page’s own', () => {
  const own = ['base-url', 'shadow', 'role', 'title', 'class', 'data-rule', 'colour', 'name'];
  expect(saidOf('a-right', ...own)).toEqual([]);
});

it('says nothing in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(saidOf('a-published', 'tokenUrl')).toEqual([]);
});
