import { canonicalLocale, isChinese, packsFor, type Locale } from '@chatdeck/sdk/constants';
import { SDK_TEXTS } from '@chatdeck/sdk/languages';
import { tableOf } from '#messages/texts-of.ts';
import { originalTexts } from './original-texts.ts';
import { UI_TEXTS } from './text-ids.ts';

/**
 * What a language lacks, and is shown in the language that stands in for it: the texts of components as
 * `material-panel.add`, those of rules, codes, notices and options by their English original. For tests and tools: it
 * holds every text. A language that is loaded on need has to be loaded before.
 */
export function missingTexts(tag: string): readonly string[] {
  const locale = canonicalLocale(tag);
  if (isComplete(locale)) return [];
  const packs = packsFor(locale);
  const ofComponents = originalTexts().flatMap(([id, originals]) => {
    const own = packs.flatMap((pack) => keysOf(pack.messages?.[id], locale));
    return [...originals.keys()].filter((key) => !own.includes(key)).map((key) => `${id}.${key}`);
  });
  const others = [...SDK_TEXTS, ...UI_TEXTS].filter((text) =>
    packs.every(({ texts }) => texts?.[text] === undefined),
  );
  return [...ofComponents, ...others];
}

/** English and Chinese come with the product, Traditional Chinese in a pack of it. */
const isComplete = (locale: Locale) => isChinese(locale) || /^en\b/.test(locale);

const keysOf = (table: unknown, locale: Locale): readonly string[] =>
  Object.keys(tableOf(table, locale) ?? {});
