import { readWords, type InterfaceWord, type WordLocale } from './interface-words.ts';

const PAGE = /\/content\/(zh-CN|en)\/.*\.mdx$/;

/** `[[table.key]]`, and `[[table.key 3|5]]` for a text with values. */
const NAMED = /\[\[([\w-]+\.\w+)(?: ([^\]]+))?\]\]/g;

let words: ReadonlyMap<string, InterfaceWord> | undefined;

/** Reads the words again when they are next asked for. */
export function forgetWords(): void {
  words = undefined;
}

/**
 * A page of the documentation with the words of the interface in the places that name them by id, so that what is
 * renamed in the interface is renamed here. Throws for an id that does not exist, and for a wrong number of values. Any
 * other file stays as it is.
 */
export function withWords(file: string, source: string): string {
  const [, locale] = PAGE.exec(file) ?? [];
  if (locale !== 'zh-CN' && locale !== 'en') return source;
  return source.replaceAll(NAMED, (_, id: string, values?: string) =>
    wordOf(id, locale, values?.split('|') ?? []),
  );
}

function wordOf(id: string, locale: WordLocale, values: readonly string[]): string {
  words ??= readWords();
  const parts = words.get(id)?.[locale];
  if (!parts) throw new Error(`The interface has no text [[${id}]] in ${locale}`);
  if (parts.length !== values.length + 1) {
    throw new Error(`[[${id}]] has ${parts.length - 1} values in ${locale}, not ${values.length}`);
  }
  return parts.map((part, at) => part + (values[at] ?? '')).join('');
}
