import { type Locale, type SourceLocale, sourceLocale } from '@chatdeck/sdk/constants';
import type { Toc } from '@stefanprobst/rehype-extract-toc';
import { usePreferences } from '../../preferences/preferences';
import type { Doc } from './doc-groups';
import { headingsOf, type Heading } from './heading-tree';
import type { TextComponent } from './text/text-elements';

/** A module that the build generates from an MDX file. */
interface TextModule {
  readonly default: TextComponent;
  readonly tableOfContents: Toc;
}

interface Content {
  readonly Text: TextComponent;
  readonly headings: readonly Heading[];
}

/** The text of every page, one file per language, each loaded on demand. */
const texts = import.meta.glob<TextModule>('./content/*/*.mdx');

async function contentOf(locale: Locale, path: string): Promise<Content> {
  const load = texts[`./content/${locale}/${path}.mdx`];
  if (!load) throw new Error(`The page ${path} has no text in ${locale}`);
  const text = await load();
  return { Text: text.default, headings: headingsOf(text.tableOfContents) };
}

/** Loads one documentation page in both languages, so that switching between them is immediate. */
export async function loadDocPage(doc: Doc) {
  const [{ Article }, zh, en] = await Promise.all([
    import('./article'),
    contentOf('zh-CN', doc.path),
    contentOf('en', doc.path),
  ]);
  const contents: Readonly<Record<SourceLocale, Content>> = { 'zh-CN': zh, en };
  return function DocPage() {
    const { locale } = usePreferences();
    const { Text, headings } = contents[sourceLocale(locale)];
    return <Article doc={doc} headings={headings} Text={Text} />;
  };
}
