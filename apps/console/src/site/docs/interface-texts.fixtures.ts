/** A text of the interface or of a mail, with the id that stands before it. */
export interface InterfaceText {
  readonly path: string;
  readonly id: string;
  readonly text: string;
}

/**
 * Every file with texts that people read: the interface, the rules, the documentation, the landing page, the mails and
 * the pages of the repository. What the demo account's people write to each other is theirs.
 */
export const TEXT_FILES = Object.entries(
  import.meta.glob<string>(
    [
      '../../../../../packages/ui/src/**/*.messages.ts',
      '../../../../../packages/ui/src/lists/config/fields/*.ts',
      '../../../../../packages/sdk/src/core/*-texts.ts',
      '../../../../../packages/sdk/src/cron/{*.messages,cron-sentence,cron.constants}.ts',
      '../../../../../packages/sdk/src/simulate/**/*-texts.ts',
      '../../../../../packages/sdk/src/resources/*/*.constants.ts',
      '../../../../../packages/sdk/src/resources/audit/audit.*calls.ts',
      '../../../../../packages/ui/src/lists/rules/csv/{columns,headers,csv-format}.ts',
      '../../../../../packages/ui/src/context/call-error-text.ts',
      '../../../../../packages/ui/src/messages/wording.ts',
      '../../routes/*.{ts,tsx}',
      '../../routes/sections/*.ts',
      '../../shell/*.{ts,tsx}',
      '../home/**/*.{ts,tsx}',
      '../site-bar/*.tsx',
      './content/**/*.mdx',
      './*.{ts,tsx}',
      './settings/*.ts',
      './changes/*.ts',
      './text/**/*.{ts,tsx}',
      '../../../public/early.js',
      '../../../../../README.md',
      '../../../../../packages/*/README.md',
      '../../../../../examples/*/README.md',
      '../../../../../docs/{embedding,limits,open-api,operations,robot,several-instances}.md',
      '../../../../server/src/mail/{*-texts,mail-html}.ts',
      '../../../../server/src/resources/account-data/exported-tables.ts',
      '../../../../server/src/resources/passkey/passkey-name.ts',
      '../../../../server/src/sandbox/*.ts',
      '../../../../server/src/resources/*/*{.texts,-texts,built-in-events}.ts',
      '!../**/*.test.ts',
      '!../**/*.test.tsx',
      '!../../../../../packages/*/src/**/*.test.ts',
      '!../../../../server/src/sandbox/*.test.ts',
      '!../../routes/*.{test,fixtures}.{ts,tsx}',
      '!../../shell/*.test.{ts,tsx}',
      '!./*.{test,fixtures}.{ts,tsx}',
      '!./**/*.test.{ts,tsx}',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

interface Exemption {
  /** A part of the path, of the text, or of both that only these texts have. */
  readonly path?: string;
  readonly part?: string;
  readonly because: string;
}

/** Texts that keep their wording, each with the reason; all others follow the terms and the typography of `docs/terms.md`. */
const EXEMPT: readonly Exemption[] = [
  { path: 'core/spec-rule-texts.ts', because: 'the specification gives these texts' },
  { part: '您已退出登录', because: 'the specification gives this text' },
  { part: '5s内', because: 'the specification gives this text' },
  { part: '请重新登陆', because: 'the specification gives this text' },
  { part: '年-月-日 时:分', because: 'it shows the format in which the time is typed' },
  { part: '博彩,casino', because: 'it is the value of a setting, whose words a comma separates' },
  { part: 'without 市, such as', because: 'an English sentence that names a Chinese character' },
];

const isExempt = (text: InterfaceText) =>
  EXEMPT.some(({ path = '', part = '' }) => text.path.includes(path) && text.text.includes(part));

/** Prose is read line by line; a source file has its texts in literals. */
export const isProse = (path: string): boolean => /\.mdx?$/.test(path);

const LITERAL =
  /^\s*(?:'?([\w.-]+)'?:\s)|('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`$]|\$(?!\{)|\$\{(?:[^`}]|`[^`]*`|\{[^}]*\})*\})*`)/gm;

/** The texts of a source file; what a template fills in is left as `{}`. */
export function textsOf(path: string, source: string): readonly InterfaceText[] {
  if (isProse(path)) {
    return source.split('\n').map((text, line) => ({ path, id: `line ${line + 1}`, text }));
  }
  const texts: InterfaceText[] = [];
  let id = '';
  const code = source.replace(/^(?:import|export \*) .*$|\/\/ .*$|^\s*\/?\*.*$/gm, '');
  for (const [, key, literal] of code.matchAll(LITERAL)) {
    if (key !== undefined) id = key;
    if (literal === undefined) continue;
    const text = literal
      .slice(1, -1)
      .replace(/\$\{(?:[^`}]|`[^`]*`|\{[^}]*\})*\}/g, '{}')
      .replace(/\\[nt]/g, '\n')
      .replace(/\\(.)/g, '$1');
    texts.push({ path, id, text });
  }
  return texts;
}

/** All texts but the exempt ones. */
export const INTERFACE_TEXTS = TEXT_FILES.flatMap(([path, source]) => textsOf(path, source)).filter(
  (text) => !isExempt(text),
);

/** How a failure names a text: its file, its id and what it says. */
export const named = ({ path, id, text }: InterfaceText): string =>
  `${path.replace(/^(?:\.\.\/)+/, '')} ${id}: ${text}`;
