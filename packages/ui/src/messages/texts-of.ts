import { packsFor, sourceLocale, type Locale } from '@chatdeck/sdk/constants';
import type { MessageTable } from '#context/message-table.ts';
import type { Messages } from './define-messages';
import { createWording, type Wording } from './wording';

type Texts<M extends MessageTable> = ReturnType<Messages<M>['texts']['en']>;

/** The texts of a component in a language: those of its packs, the rest in the source language that stands in for it. */
export function textsOf<M extends MessageTable>(messages: Messages<M>, locale: Locale): Texts<M> {
  const source = sourceLocale(locale);
  const texts = messages.texts[source](createWording(locale, source));
  const own = packsFor(locale).map((pack) => tableOf(pack.messages?.[messages.id], locale));
  return own.reduceRight<Texts<M>>(
    (found, table) => ({ ...found, ...fitting(texts, table) }),
    texts,
  );
}

/** A table of a pack is written down, or made with the plurals and numbers of its language. */
export function tableOf(table: unknown, locale: Locale): MessageTable | undefined {
  const made = isMaker(table) ? table(createWording(locale)) : table;
  return isTable(made) ? made : undefined;
}

const isMaker = (table: unknown): table is (wording: Wording) => unknown =>
  typeof table === 'function';
const isTable = (table: unknown): table is MessageTable =>
  typeof table === 'object' && table !== null;

/** The overrides whose type matches the text that they replace; others are ignored. */
export function fitting<T extends MessageTable>(
  texts: T,
  overrides: MessageTable | undefined,
): Partial<T> {
  const entries = Object.entries(overrides ?? {}).filter(
    ([key, text]) => typeof text === typeof texts[key],
  );
  // The filter guarantees that each entry has a key of the table and the type of its text.
  return Object.fromEntries(entries) as Partial<T>;
}
