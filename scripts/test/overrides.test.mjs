import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DECISIONS = 'docs/decisions';

/** The packages of `overrides` with their versions, including those overridden below a single parent. */
const overridesOf = (overrides) =>
  Object.entries(overrides).flatMap(([name, held]) =>
    typeof held === 'string' ? { name, version: held } : overridesOf(held),
  );

/** The overrides that no line of a decision mentions with their version. */
function undecided(overrides, decisions) {
  const lines = decisions.flatMap((text) => text.split('\n'));
  return overridesOf(overrides)
    .filter(({ name, version }) =>
      lines.every((line) => !line.includes(`\`${name}\``) || !line.includes(` ${version} `)),
    )
    .map(({ name, version }) => `${name} ${version}`);
}

it('Each override is decided on, with the version that it holds', () => {
  const { overrides } = JSON.parse(readFileSync('package.json', 'utf8'));
  const decisions = readdirSync(DECISIONS).map((file) =>
    readFileSync(`${DECISIONS}/${file}`, 'utf8'),
  );
  expect(undecided(overrides, decisions)).toEqual([]);
});

it('An override without a decision is found, also below a parent and at another version', () => {
  const overrides = { rollup: '4.0.0', parent: { cookie: '1.1.1', 'lru-cache': '9.0.0' } };
  const decision = '| `rollup` | 3.0.0 |\n| `cookie` | 1.1.1 | `parent` |';
  expect(undecided(overrides, [decision])).toEqual(['rollup 4.0.0', 'lru-cache 9.0.0']);
});
