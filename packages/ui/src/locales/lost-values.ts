import type { LocaleTexts } from './locale-texts.ts';
import { originalTexts } from './original-texts.ts';

/**
 * The texts of a language that do not show a value which their English original shows, such as a name or a count, as
 * `material-panel.noMatch: word`. For tests of a host's own language.
 */
export function lostValues(texts: LocaleTexts): readonly string[] {
  return originalTexts().flatMap(([id, originals]) =>
    Object.entries(tableOf(texts, id)).flatMap(([key, text]) => {
      const used = new Set(valuesIn(text));
      const lost = valuesIn(originals.get(key)).filter((value) => !used.has(value));
      return lost.length === 0 ? [] : [`${id}.${key}: ${lost.join(', ')}`];
    }),
  );
}

const tableOf = (texts: LocaleTexts, id: string): object =>
  new Map<string, object | undefined>(Object.entries(texts)).get(id) ?? {};

/** The values that a text reads of what it is given; none for one that cannot be tried without real ones. */
function valuesIn(text: unknown): readonly string[] {
  if (typeof text !== 'function') return [];
  const read = new Set<string>();
  const given = [0, 1, 2].map((at) => recorder(read, text.length > 1 ? String(at + 1) : ''));
  try {
    Reflect.apply(text, undefined, given);
  } catch {
    return [];
  }
  return [...read];
}

/** Stands for a value, or for an object of values: it notes under which names it is read, and reads as a number. */
function recorder(read: Set<string>, name: string): object {
  return new Proxy(() => undefined, {
    get(_, key) {
      if (key === Symbol.toPrimitive) {
        if (name !== '') read.add(name);
        return () => 2;
      }
      if (typeof key === 'symbol') return undefined;
      read.add(name === '' ? key : `${name}.${key}`);
      return recorder(read, name === '' ? key : `${name}.${key}`);
    },
  });
}
