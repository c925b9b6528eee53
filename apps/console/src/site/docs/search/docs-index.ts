import type { SourceLocale } from '@chatdeck/sdk/constants';
import MiniSearch from 'minisearch';
import type { DocSection } from './doc-section';

/** A part of the documentation that fits what is searched for. */
export interface DocHit {
  /** The page's address under `/docs`, with the id of the heading. */
  readonly id: string;
  readonly page: string;
  readonly heading: string;
  /** Around the first word that was found. */
  readonly excerpt: string;
}

/** Finds parts of the documentation, the best first. */
export type DocsIndex = (query: string) => readonly DocHit[];

/** Who searches wants to know how something works before what was new about it. */
const NEWS = /^(?:change-log|new-feature)(?:#|$)/;
const NEWS_SHARE = 0.2;
const HITS = 12;
const BEFORE = 24;
const EXCERPT = 96;

const SEGMENTERS: Readonly<Record<SourceLocale, Intl.Segmenter>> = {
  'zh-CN': new Intl.Segmenter('zh-CN', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
};

/** The words of a text; Chinese has no spaces between them. */
function wordsOf(text: string, locale: SourceLocale): string[] {
  const words: string[] = [];
  // One by one: V8 takes ten times as long to read segments that were collected first.
  for (const { segment, isWordLike } of SEGMENTERS[locale].segment(text)) {
    if (isWordLike === true) words.push(segment.toLowerCase());
  }
  return words;
}

function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const from = Math.max(0, Math.min(...found, text.length) - BEFORE);
  const start = found.length === 0 ? 0 : from;
  const end = start + EXCERPT;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** Makes the index of the parts in a language. */
export function indexOf(sections: readonly DocSection[], locale: SourceLocale): DocsIndex {
  const index = new MiniSearch<DocSection>({
    fields: ['page', 'heading', 'text'],
    storeFields: ['page', 'heading', 'text'],
    tokenize: (text) => wordsOf(text, locale),
    searchOptions: {
      boost: { heading: 4, page: 2 },
      boostDocument: (id) => (NEWS.test(String(id)) ? NEWS_SHARE : 1),
      prefix: true,
      fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(sections);
  return (query) => {
    const hits = index.search(query).flatMap(({ id, terms }) => {
      const section = sections.find((candidate) => candidate.id === id);
      return section ? [{ section, terms }] : [];
    });
    // A Chinese word may be cut into its characters, which stand in many texts by themselves.
    const pieces = query.toLowerCase().split(/\s+/).filter(Boolean);
    const literal = hits.filter(({ section: { page, heading, text } }) => {
      const whole = `${page} ${heading} ${text}`.toLowerCase();
      return pieces.every((piece) => whole.includes(piece));
    });
    return (literal.length > 0 ? literal : hits).slice(0, HITS).map(({ section, terms }) => ({
      id: section.id,
      page: section.page,
      heading: section.heading,
      excerpt: excerptOf(section.text, literal.length > 0 ? pieces : terms),
    }));
  };
}

/** Loads the index of a language. */
export async function loadIndex(locale: SourceLocale): Promise<DocsIndex> {
  const { default: sections } =
    locale === 'en'
      ? await import('virtual:docs-sections/en')
      : await import('virtual:docs-sections/zh-CN');
  return indexOf(sections, locale);
}
