import { describe, expect, it } from 'vitest';

/** The sources of the interface texts: message tables, settings, option lists and route titles. */
const SOURCES = Object.values(
  import.meta.glob<string>(
    [
      '../../../../../packages/ui/src/**/*.messages.ts',
      '../../../../../packages/ui/src/lists/config/fields/*.ts',
      '../../../../../packages/sdk/src/**/*.constants.ts',
      '../../routes/**/*.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
const SANDBOX = import.meta.glob<string>('../../../../server/src/sandbox/scan.texts.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const PAGES = Object.entries(
  import.meta.glob<string>(['./content/*/*.mdx', './content/*/failures/*.mdx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Example messages to a robot, and example names of materials. */
const EXAMPLES = /^> .*$/gm;
const CODE = /`[^`]*`|^```[^]*?^```|^import .*$|<[A-Za-z][^<>]*>/gm;
const QUOTED = /「([^」]+)」|"([^"]+)"/g;
/** Bold is for what matters; the text of a control would not be found here once it is renamed. */
const BOLD = /\*\*([^*]+)\*\*/g;
/** In a message, the control to press; other quotations in messages are user input. */
const PRESSED = /(?:点|按|[Pp]ress )(?:「([^」$]+)」|"([^"$]+)")/g;
const LITERALS = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const VALUES = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** A template as a pattern that matches it with any values. */
function withAnyValues(template: string): RegExp {
  const parts = template.split(VALUES).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

const literals = SOURCES.flatMap((source) => [...source.matchAll(LITERALS)]);
const texts = new Set(literals.flatMap(([, plain]) => plain ?? []));
const templates = literals.flatMap(([, , template]) =>
  // A template without any letters would match everything.
  template !== undefined && /[\p{L}]{2}/u.test(template.replace(VALUES, ''))
    ? [withAnyValues(template)]
    : [],
);
const isControl = (name: string) =>
  texts.has(name) || templates.some((template) => template.test(name));
const namedIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, chinese, english]) => chinese ?? english ?? '');

describe('the documentation', () => {
  it.each(PAGES)('names only what stands on a screen: %s', (_, text) => {
    const named = namedIn(text.replace(EXAMPLES, '').replace(CODE, ''), QUOTED);
    expect(named.filter((name) => !isControl(name))).toEqual([]);
  });

  it.each(PAGES)('quotes the controls that it names in bold: %s', (_, text) => {
    expect(namedIn(text.replace(CODE, ''), BOLD).filter(isControl)).toEqual([]);
  });

  it('cannot name what nobody wrote', () => {
    expect(isControl('重新发送激活邮件')).toBe(true);
    expect(isControl('展开 5 项未生效的设置')).toBe(true);
    expect(isControl('立即生效')).toBe(false);
  });
});

it('finds every button that a message says to press', () => {
  const named = [...SOURCES, ...Object.values(SANDBOX)].flatMap((text) => namedIn(text, PRESSED));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !isControl(name))).toEqual([]);
});
