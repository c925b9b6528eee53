import type { SourceLocale } from '@chatdeck/sdk/constants';

/** The values of `CHATDECK_DEMO`: none, one in the language of the host, or one in a language. */
export const DEMO_CHOICES = ['0', '1', 'zh-CN', 'en'] as const;

type DemoChoice = (typeof DEMO_CHOICES)[number];

type Host = Readonly<Record<string, string | undefined>>;

/**
 * The language in which the demo account is made; undefined for no account. Unset, `choice` is what is usual: `isUsual`
 * says whether one is made.
 */
export function demoLanguage(
  choice: DemoChoice | undefined,
  isUsual: boolean,
  host: Host,
): SourceLocale | undefined {
  if (choice === 'zh-CN' || choice === 'en') return choice;
  const isMade = choice === undefined ? isUsual : choice === '1';
  return isMade ? languageOf(host) : undefined;
}

/** English where the messages of the host are, by the variable that counts first; `C` says nothing about the reader. */
function languageOf({ LC_ALL, LC_MESSAGES, LANG }: Host): SourceLocale {
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '');
  return /^en([^a-z]|$)/i.test(locale ?? '') ? 'en' : 'zh-CN';
}
