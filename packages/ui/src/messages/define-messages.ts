import type { SourceLocale } from '@chatdeck/sdk/constants';
import type { MessageTable } from '#context/message-table.ts';
import type { Wording } from './wording';

type Loose<M> = { readonly [K in keyof M]: M[K] extends string ? string : M[K] };

/**
 * The texts of one component in the languages in which they are written down; `zh-CN` is the source, `en` has the same
 * keys. Other languages come in packs.
 */
export interface Messages<M extends MessageTable> {
  readonly id: string;
  readonly texts: Readonly<Record<SourceLocale, (wording: Wording) => Loose<M>>>;
}

/** The overridable texts of a component. */
export type MessageOverrides<T> = T extends Messages<infer M> ? Partial<Loose<M>> : never;

/** The texts of a component in another language, as its pack has them; what is missing is shown in a source language. */
export type LanguageTexts<T> = (wording: Wording) => MessageOverrides<T>;

/** Makes the texts of a wording once: there is one of each language, and many components show the same texts. */
function once<Texts>(make: (wording: Wording) => Texts): (wording: Wording) => Texts {
  const made = new WeakMap<Wording, { readonly texts: Texts }>();
  return (wording) => {
    const known = made.get(wording);
    if (known) return known.texts;
    const texts = make(wording);
    made.set(wording, { texts });
    return texts;
  };
}

/** Declares the texts of a component. */
export function defineMessages<const M extends MessageTable>(
  id: string,
  source: (wording: Wording) => M,
  en: (wording: Wording) => Loose<M>,
): Messages<M> {
  const zh = (wording: Wording): Loose<M> => {
    // Safe: only the literal types of the source are widened to `string`.
    return source(wording) as Loose<M>;
  };
  return { id, texts: { 'zh-CN': once(zh), en: once(en) } };
}
