import { isTraditional, SOURCE_LOCALES, sourceLocale, type Locale, type Text } from './locale';

/** What one language adds to the texts that are written down beside their use. */
export interface LanguagePack {
  /** The texts of the SDK and of tables, by their Chinese or their English original. */
  readonly texts?: Readonly<Record<string, string | undefined>>;
  /** The texts of components, by the component's id; `@chatdeck/ui` reads them. */
  readonly messages?: Readonly<Record<string, unknown>>;
}

type Load = () => Promise<LanguagePack>;

const packs = new Map<Locale, LanguagePack[]>();
const loaders = new Map<Locale, Set<Load>>();

/** Adds the texts of a language; those that are added last win. */
export function addLanguage(locale: Locale, pack: LanguagePack): void {
  packs.set(locale, [pack, ...(packs.get(locale) ?? [])]);
}

/** Tells where the texts of a language are, to be loaded when they are needed. */
export function offerLanguage(locale: Locale, load: Load): void {
  loaders.set(locale, (loaders.get(locale) ?? new Set()).add(load));
}

/** The tags whose packs hold texts for a tag, the nearest first: `zh-HK`, `zh-TW` and `zh` for `zh-HK`. */
function tagsFor(locale: Locale): readonly Locale[] {
  const parts = locale.split('-');
  const tags = parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
  // What Traditional Chinese lacks of its own is written in that of Taiwan.
  if (isTraditional(locale) && !tags.includes('zh-TW')) tags.splice(-1, 0, 'zh-TW');
  return tags;
}

/** The packs that hold texts for a tag, the nearest first. */
export const packsFor = (locale: Locale): readonly LanguagePack[] =>
  packs.size === 0 ? [] : tagsFor(locale).flatMap((tag) => packs.get(tag) ?? []);

/** The languages whose texts are here. */
export const knownLocales = (): readonly Locale[] => [
  ...new Set([...SOURCE_LOCALES, ...packs.keys()]),
];

const waitingFor = (locale: Locale) =>
  tagsFor(locale).flatMap((tag) =>
    [...(loaders.get(tag) ?? [])].map((load) => ({ tag, load }) as const),
  );

/** Whether all texts of a language are here, so that it can be shown. */
export const hasLanguage = (locale: Locale): boolean => waitingFor(locale).length === 0;

/** Loads the texts of a language. A pack that does not come is asked for again the next time. */
export async function loadLanguage(locale: Locale): Promise<void> {
  const waiting = waitingFor(locale);
  // A load that another caller finishes first has left the set.
  const finish = async ({ tag, load }: (typeof waiting)[number]) => {
    const pack = await load();
    if (loaders.get(tag)?.delete(load)) addLanguage(tag, pack);
  };
  await Promise.all(waiting.map(finish));
}

/** A text that came as one of the source languages, such as the message of a server, in a language. */
export const translated = (text: string, locale: Locale): string =>
  find(locale, (texts) => texts[text]) ?? text;

type Texts = NonNullable<LanguagePack['texts']>;

/** What the first pack of a language has. */
function find(locale: Locale, read: (texts: Texts) => string | undefined): string | undefined {
  for (const { texts = {} } of packsFor(locale)) {
    const own = read(texts);
    if (own !== undefined) return own;
  }
  return undefined;
}

/** A text in a language: its own, or that of the nearest language that has it. */
export function textIn(text: Text, locale: Locale): string;
export function textIn(text: Text | undefined, locale: Locale): string | undefined;
export function textIn(text: Text | undefined, locale: Locale): string | undefined {
  if (text === undefined) return undefined;
  if (text['zh-TW'] !== undefined && isTraditional(locale)) return text['zh-TW'];
  const own = find(locale, (texts) => texts[text['zh-CN']] ?? texts[text.en]);
  return own ?? text[sourceLocale(locale)];
}

type Table = Readonly<Record<string, string | readonly string[]>>;
type Read<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : readonly string[] };

/** A table of texts, and lists of texts, in a language: those of packs by their originals. */
export function tableIn<T extends Table>(
  tables: { readonly 'zh-CN': T; readonly en: Read<T> },
  locale: Locale,
): Read<T> {
  const source: Table = tables[sourceLocale(locale)];
  const read = (text: string) => translated(text, locale);
  const entries = Object.entries(source).map(
    ([key, text]) => [key, typeof text === 'string' ? read(text) : text.map(read)] as const,
  );
  // The keys are those of the table, and a list stays a list.
  return Object.fromEntries(entries) as Read<T>;
}
