const LETTERS = 'ABCDEFGHJKLMNOPQRSTWXYZ';
/** The first character of each letter by the order of pinyin; no syllable begins with I, U or V. */
const FIRST = '吖丷嚓咑妸发旮哈丌咔垃呣拏喔妑七呥仨他屲夕丫帀';

/** Characters whose order is known beforehand; others, such as emoji, are in front of all of them. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2027],
  [0x3000, 0x3020],
  [0x3041, 0x30ff],
  [0x4e00, 0x9fff],
  [0xff01, 0xff5e],
];

/** More characters than are needed to distinguish two names. */
const KEY_LENGTH = 16;
const RANK_DIGITS = 3;

/** Made at its first use: a collator takes a while, and few need one. */
const once = <T>(make: () => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const collator = once(() => new Intl.Collator('zh-CN-u-co-pinyin', { sensitivity: 'base' }));

/** The place of each character; those that differ in case or accent alone share one. */
const ranks = once(() => {
  const { compare } = collator();
  const characters = RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  ).sort(compare);
  const places = new Map<string, string>();
  let place = 0;
  for (const [at, character] of characters.entries()) {
    const before = characters[at - 1];
    if (before === undefined || compare(before, character) !== 0) place = at + 1;
    places.set(character, place.toString(36).padStart(RANK_DIGITS, '0'));
  }
  return places;
});

/**
 * A text by which a database sorts names as a collator of pinyin does, whatever its own collation: digits and small
 * letters, never empty.
 */
export function pinyinKey(name: string): string {
  const places = ranks();
  const unknown = '0'.repeat(RANK_DIGITS);
  const key = [...name.trim()].slice(0, KEY_LENGTH).map((one) => places.get(one) ?? unknown);
  return `a${key.join('')}`;
}

/** The order of names by pinyin. */
export const comparePinyin = (one: string, other: string): number =>
  collator().compare(one.trim(), other.trim());

const letters = new Map<string, string>();

/** The letter that a Chinese character begins with. A character with several readings has its most common one. */
function letterOf(character: string): string {
  const known = letters.get(character);
  if (known !== undefined) return known;
  const { compare } = collator();
  const behind = [...FIRST].findIndex((first) => compare(first, character) > 0);
  const letter = (LETTERS.at(behind === -1 ? -1 : Math.max(behind - 1, 0)) ?? '').toLowerCase();
  letters.set(character, letter);
  return letter;
}

/** The first letters of a name, as people type them to find it: `zs` for 张三, `aw2q` for Alice Wang 2群. */
export function initialsOf(name: string): string {
  const parts = name.matchAll(/\p{Script=Han}|\d|[a-z][a-z']*/giu);
  return Array.from(parts, ([part]) =>
    /\p{Script=Han}/u.test(part) ? letterOf(part) : part.charAt(0).toLowerCase(),
  ).join('');
}

/** True for a word that may be the first letters of a name. */
export const mayBeInitials = (word: string): boolean => /^[a-z\d]+$/i.test(word);
