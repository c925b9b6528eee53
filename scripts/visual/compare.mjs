import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * The tolerated colour distance, from 0 to 1; the usual 0.1 would let an accent drift by 50 of 255. Antialiasing is
 * ignored.
 */
const THRESHOLD = 0.03;

/**
 * Compares the pictures in `before` and `after`: `{ name, change: 'same' | 'changed' | 'added' | 'removed', pixels
 * }`.
 */
export function comparePictures(folder) {
  const names = ['before', 'after'].flatMap((side) => readdirSync(join(folder, side)));
  return [...new Set(names)].sort().map((name) => ({ name, ...compare(folder, name) }));
}

function compare(folder, name) {
  const [before, after] = ['before', 'after'].map((side) => join(folder, side, name));
  if (!existsSync(before)) return { change: 'added', pixels: 0 };
  if (!existsSync(after)) return { change: 'removed', pixels: 0 };
  const [one, other] = [before, after].map((file) => PNG.sync.read(readFileSync(file)));
  const { width, height } = one;
  if (width !== other.width || height !== other.height) {
    return { change: 'changed', pixels: width * height };
  }
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, difference.data, width, height, {
    threshold: THRESHOLD,
  });
  if (pixels === 0) return { change: 'same', pixels };
  writeFileSync(join(folder, 'difference', name), PNG.sync.write(difference));
  return { change: 'changed', pixels };
}
