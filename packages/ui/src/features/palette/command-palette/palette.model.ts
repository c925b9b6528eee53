import type { NavigationIntent } from '#context/navigation.ts';

/** The kinds of palette items, in group order. */
export const PALETTE_KINDS = ['recent', 'page', 'field', 'material', 'group', 'contact'] as const;
export type PaletteKind = (typeof PALETTE_KINDS)[number];

/** A page of the host, or a place in the product. */
export type PaletteTarget = { readonly href: string } | Pick<NavigationIntent, 'to' | 'query'>;

/** One item of the palette. Plain data, so that a host can store recent ones. */
export interface PaletteItem {
  /** Unique in the palette and stable. */
  readonly id: string;
  readonly kind: PaletteKind;
  readonly label: string;
  readonly hint?: string;
  readonly target: PaletteTarget;
}

/** A page offered by the host. */
export interface PalettePage {
  readonly href: string;
  readonly label: string;
  /** The section of the product that contains it. */
  readonly hint?: string;
  /** Additional search terms, such as its title in another language. */
  readonly keywords?: string;
}

/** A row of the list: the heading of a group, or an item. */
export type PaletteRow =
  | { readonly kind: 'heading'; readonly group: PaletteKind }
  | { readonly kind: 'item'; readonly item: PaletteItem; readonly at: number };

/** The pages that match all the search terms; those whose title starts with the text come first. */
export function findPages(pages: readonly PalettePage[], word: string): readonly PaletteItem[] {
  const parts = word.toLowerCase().split(/\s+/).filter(Boolean);
  const found = pages.filter(({ label, hint = '', keywords = '', href }) => {
    const text = `${label} ${hint} ${keywords} ${href}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
  const rank = ({ label }: PalettePage) => (label.toLowerCase().startsWith(parts[0] ?? '') ? 0 : 1);
  return [...found]
    .sort((one, other) => rank(one) - rank(other))
    .map(({ href, label, hint }) => ({
      id: `page:${href}`,
      kind: 'page',
      label,
      target: { href },
      ...(hint !== undefined && { hint }),
    }));
}

/** The items by group, each group under its heading. */
export function toRows(items: readonly PaletteItem[]): readonly PaletteRow[] {
  const inOrder = PALETTE_KINDS.flatMap((kind) => items.filter((item) => item.kind === kind));
  return inOrder.flatMap((item, at): PaletteRow[] => {
    const row: PaletteRow = { kind: 'item', item, at };
    const isFirst = inOrder[at - 1]?.kind !== item.kind;
    return isFirst ? [{ kind: 'heading', group: item.kind }, row] : [row];
  });
}

const RECENT_LIMIT = 5;

/** The recent choices after another one, newest first. */
export const withChoice = (
  recent: readonly PaletteItem[],
  chosen: PaletteItem,
): readonly PaletteItem[] =>
  [{ ...chosen, kind: 'recent' as const }, ...recent.filter(({ id }) => id !== chosen.id)].slice(
    0,
    RECENT_LIMIT,
  );

/** What the palette shows before any text is typed: recent choices, then the other pages. */
export function beforeTyping(
  pages: readonly PalettePage[],
  recent: readonly PaletteItem[],
): readonly PaletteItem[] {
  const known = new Set(recent.map(({ id }) => id));
  return [...recent, ...findPages(pages, '').filter(({ id }) => !known.has(id))];
}
