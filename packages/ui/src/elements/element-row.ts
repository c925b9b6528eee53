import type { ComponentType } from 'react';

/** What an element takes of its component: the names of its props by their kind. */
export interface ElementRow {
  /** Its component; loaded when the element is first on a page. */
  readonly load: () => Promise<ComponentType<never>>;
  /** Attributes and properties. */
  readonly texts?: readonly string[];
  readonly numbers?: readonly string[];
  readonly flags?: readonly string[];
  /** Properties alone, such as objects and functions. */
  readonly values?: readonly string[];
  /** Callbacks: `onSaved` is the event `chatdeck-saved`. */
  readonly events?: readonly string[];
  /** Content of the page: `notice` is what has `slot="notice"`, `children` what has no slot. */
  readonly slots?: readonly string[];
  /** Without these it shows nothing. */
  readonly needs?: readonly string[];
  /** What it has until the page says otherwise. */
  readonly blank?: Readonly<Record<string, unknown>>;
  /** The property that a form sends. */
  readonly field?: 'value' | 'selection';
}

/** Slots that every element has, whatever its component. */
export const STATE_SLOTS: readonly string[] = ['empty', 'failed'];

const KEPT: Readonly<Record<string, string>> = {
  onChange: 'value',
  onSelectionChange: 'selection',
  onOpenChange: 'isOpen',
};

/** The property whose new value a callback says, which the element then has. */
export const keptBy = (callback: string): string | undefined => KEPT[callback];

const kebab = (name: string): string => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** The attribute of a property: `initial-search` of `initialSearch`. */
export const attributeOf = kebab;

/** The event of a callback: `chatdeck-saved` of `onSaved`. No name of ours is one that browsers use. */
export const eventOf = (callback: string): string => `chatdeck-${kebab(callback.slice(2))}`;

/** Every property of an element, which are those that a page may set. */
export const propertiesOf = (row: ElementRow): readonly string[] => [
  ...(row.texts ?? []),
  ...(row.numbers ?? []),
  ...(row.flags ?? []),
  ...(row.values ?? []),
  ...(row.slots ?? []).filter((name) => name !== 'children'),
];

/** The properties that are attributes, too, by the name of the attribute. A slot may be a text. */
export function attributesOf(row: ElementRow): ReadonlyMap<string, string> {
  const { texts = [], numbers = [], flags = [], slots = [] } = row;
  const names = [...texts, ...numbers, ...flags, ...slots.filter((name) => name !== 'children')];
  return new Map(names.map((name) => [attributeOf(name), name]));
}

/** What an attribute says of its property: `limit="3"` is 3, `has-header="false"` is false, `is-open` is true. */
export function readAttribute(row: ElementRow, name: string, text: string | null): unknown {
  if (text === null) return undefined;
  if (row.flags?.includes(name)) return text !== 'false';
  if (!row.numbers?.includes(name)) return text;
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}
