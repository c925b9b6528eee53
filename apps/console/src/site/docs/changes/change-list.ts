import type { SourceLocale } from '@chatdeck/sdk/constants';
import { KINDS, PACKAGES, type Change, type Kind, type Release } from './change.ts';

const WORDS = {
  'zh-CN': {
    coming: '接下来',
    comingNote: '已经写好，随下一个版本发布。',
    released: (date: string) => `发布于 ${date}。`,
    both: '两个软件包',
    unpublished: '控制台和服务器',
    major: '升级时要改代码：',
    minor: '新增和变化：',
    patch: '修正：',
  },
  en: {
    coming: 'Coming next',
    comingNote: 'Done, and part of the next version.',
    released: (date: string) => `Released on ${date}.`,
    both: 'Both packages',
    unpublished: 'Console and server',
    major: 'To change in your code:',
    minor: 'New and different:',
    patch: 'Fixed:',
  },
} as const;

/** What MDX would read as an expression or an element, outside of code. */
const escaped = (markdown: string) =>
  markdown
    .split('`')
    .map((part, at) => (at % 2 === 0 ? part.replace(/[{}<]/g, '\\$&') : part))
    .join('`');

/**
 * The first paragraph of a change, which says what it is. How to follow it stands in the package's changelog: a sentence that
 * only leads to a list is left out.
 */
export function leadOf(text: string): string {
  const [first = ''] = text.split(/\n{2,}|\n- /);
  return first
    .replace(/\s+/g, ' ')
    .replace(/(?<=[.;]) [^.]*:$/, '')
    .trim();
}

/** Both packages, each package, and what is in none. */
const GROUPS = [
  {
    titleOf: (locale: SourceLocale): string => WORDS[locale].unpublished,
    has: ({ packages }: Change) => packages.length === 0,
  },
  {
    titleOf: (locale: SourceLocale): string => WORDS[locale].both,
    has: ({ packages }: Change) => packages.length === PACKAGES.length,
  },
  ...PACKAGES.map((name) => ({
    titleOf: () => `\`${name}\``,
    has: ({ packages }: Change) => packages.length === 1 && packages[0] === name,
  })),
];

/** The texts are English in every language of the page. */
function listOf(changes: readonly Change[], locale: SourceLocale): string {
  const list = changes.map(({ text }) => `- ${escaped(leadOf(text))}`).join('\n');
  return locale === 'en' ? list : `<div lang="en">\n\n${list}\n\n</div>`;
}

function groupsOf(changes: readonly Change[], locale: SourceLocale): string[] {
  return GROUPS.flatMap(({ titleOf, has }) => {
    const own = changes.filter(has);
    if (own.length === 0) return [];
    const kinds: readonly (Kind | undefined)[] = [undefined, ...KINDS];
    const lists = kinds.flatMap((kind) => {
      const ofKind = own.filter((change) => change.kind === kind);
      if (ofKind.length === 0) return [];
      const title = kind === undefined ? [] : [WORDS[locale][kind]];
      return [...title, listOf(ofKind, locale)];
    });
    return [`### ${titleOf(locale)}`, ...lists];
  });
}

/** What waits for a release and what each release brought, as Markdown, the newest first. */
export function changeList(
  pending: readonly Change[],
  releases: readonly Release[],
  locale: SourceLocale,
): string {
  const t = WORDS[locale];
  const coming =
    pending.length === 0 ? [] : [`## ${t.coming}`, t.comingNote, ...groupsOf(pending, locale)];
  const released = releases.flatMap(({ version, date, changes }) => [
    `## ${version}`,
    ...(date === undefined ? [] : [t.released(date)]),
    ...groupsOf(changes, locale),
  ]);
  return `${[...coming, ...released].join('\n\n')}\n`;
}
