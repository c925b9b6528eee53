import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/** How much of a notice the page has to repeat, word for word. */
const ENOUGH = 18;

/** What the developer of a host is told, without the values in it. */
const noticesIn = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/developerNotice\(\s*(['"`])([^]*?)\1/g)].map(
    ([, , text]) =>
      text
        .split(/\$\{[^}]*\}/)
        .toSorted((one, other) => other.length - one.length)[0]
        .replace(/^[^a-z<]+/i, ''),
  );

it('has each thing that a host is told of in the table of what does not work', () => {
  const page = readFileSync('docs/embedding.md', 'utf8');
  const notices = readdirSync('packages/ui/src', { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/test|stories/.test(file))
    .flatMap((file) => noticesIn(`packages/ui/src/${file}`))
    .filter((text) => text.length > 1);
  expect(notices.length).toBeGreaterThan(6);
  expect(notices.filter((text) => !page.includes(text.slice(0, ENOUGH)))).toEqual([]);
});
