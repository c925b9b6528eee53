import type { Locale } from '@chatdeck/sdk/constants';
import type { MessageTable } from '#context/message-table.ts';
import type { Wording } from './wording';

type Loose<M> = { readonly [K in keyof M]: M[K] extends string ? string : M[K] };

/** The texts of one component in every language; `zh-CN` is the source, `en` has the same keys. */
export interface Messages<M extends MessageTable> {
  readonly id: string;
  readonly texts: Readonly<Record<Locale, (wording: Wording) => Loose<M>>>;
}

/** The overridable texts of a component. */
export type MessageOverrides<T> = T extends Messages<infer M> ? Partial<Loose<M>> : never;

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
  return { id, texts: { 'zh-CN': zh, en } };
}
