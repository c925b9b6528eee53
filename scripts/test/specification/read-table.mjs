/** Reads the table of the specification's rows: one file per section, in the order of the sections. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const TABLE = 'docs/specification';

/** Every row of the table; a row over a list of names is expanded to one row per name. */
export function readTable(folder = TABLE, root = '.') {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(root, folder, file), 'utf8')))
    .flatMap((row) => expand(row, root));
}

/**
 * `each` has the names of a family: a list, or a reference to one, such as `spec-calls.txt` (one per line) or
 * `spec-entities.json#configLists`. `count` is the number in the specification, so that none is dropped silently.
 */
function expand({ each, count, ...row }, root) {
  if (each === undefined) return [row];
  const names = Array.isArray(each) ? each : readNames(each, root);
  if (names.length !== count) {
    return [{ ...row, proof: {}, broken: `${names.length} names instead of ${count}` }];
  }
  return names.map((name) => filledIn(row, name));
}

function readNames(place, root) {
  const [file, key] = place.split('#');
  const text = readFileSync(join(root, file), 'utf8');
  if (key === undefined) return text.trim().split('\n');
  const names = JSON.parse(text)[key];
  return Array.isArray(names) ? names.map(String) : Object.keys(names);
}

/** The row with each `{}` replaced by the name. */
function filledIn(row, name) {
  const fill = (value) => {
    if (typeof value === 'string') return value.replaceAll('{}', name);
    if (Array.isArray(value)) return value.map(fill);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]));
  };
  return fill(row);
}
