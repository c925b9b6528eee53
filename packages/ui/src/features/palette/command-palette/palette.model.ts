import type { NavigationIntent } from '#context/navigation.ts';

/** What the palette leads to, in the order of its groups. */
export const PALETTE_KINDS = ['recent', 'page', 'field', 'material', 'group', 'contact'] as const;
export type PaletteKind = (typeof PALETTE_KINDS)[number];

/** A page of the host's, or a place in the product. */
export type PaletteTarget = { readonly href: string } | Pick<NavigationIntent, 'to' | 'query'>;

/** One thing that can be chosen. Plain data: a host keeps the recent ones. */
export interface PaletteItem {
  /** Unique in the palette, and the same each time. */
  readonly id: string;
  readonly kind: PaletteKind;
  readonly label: string;
  readonly hint?: string;
  readonly target: PaletteTarget;
}

/** A page that the host offers. */
export interface PalettePage {
  readonly href: string;
  readonly label: string;
  /** The part of the product that it is in. */
  readonly hint?: string;
  /** More words that find it, such as its title in another language. */
  readonly keywords?: string;
}

/** A line of the list: the name of a group, or something to choose. */
export type PaletteRow =
  | { readonly kind: 'heading'; readonly group: PaletteKind }
  | { readonly kind: 'item'; readonly item: PaletteItem; readonly at: number };

/** The pages that have all the words; those whose title begins with them first. */
export function findPages(pages: readonly PalettePage[], word: string): readonly PaletteItem[] {
  const copy = word.toLowerCase().split(/\s+/).filter(Boolean);
  const found = pages.filter(({ label, hint = '', keywords = '', href }) => {
    const text = `${label} ${hint} ${keywords} ${href}`.toLowerCase();
    return copy.every((part) => text.includes(part));
  });
  const rank = ({ label }: PalettePage) => (label.toLowerCase().startsWith(copy[0] ?? '') ? 0 : 1);
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

/** The items by group, each group under its name. */
export function toRows(items: readonly PaletteItem[]): readonly PaletteRow[] {
  const inOrder = PALETTE_KINDS.flatMap((kind) => items.filter((item) => item.kind === kind));
  return inOrder.flatMap((item, at): PaletteRow[] => {
    const row: PaletteRow = { kind: 'item', item, at };
    const isFirst = inOrder[at - 1]?.kind !== item.kind;
    return isFirst ? [{ kind: 'heading', group: item.kind }, row] : [row];
  });
}

const RECENT_LIMIT = 5;

/** What was chosen lately, the last first, with another choice. */
export const withChoice = (
  recent: readonly PaletteItem[],
  chosen: PaletteItem,
): readonly PaletteItem[] =>
  [{ ...chosen, kind: 'recent' as const }, ...recent.filter(({ id }) => id !== chosen.id)].slice(
    0,
    RECENT_LIMIT,
  );

/** What the palette offers before a word is typed: what was chosen lately, then the other pages. */
export function beforeTyping(
  pages: readonly PalettePage[],
  recent: readonly PaletteItem[],
): readonly PaletteItem[] {
  const known = new Set(recent.map(({ id }) => id));
  return [...recent, ...findPages(pages, '').filter(({ id }) => !known.has(id))];
}
