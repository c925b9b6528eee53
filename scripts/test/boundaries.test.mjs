import { createRequire } from 'node:module';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** A file in a layer of packages/ui that imports one from a layer above. */
const upwards = (layer, above) => ({
  [`packages/ui/src/${layer}/one.ts`]: `packages/ui/src/${above}/other.ts`,
});

/** A file of a feature of packages/ui that imports one of another feature. */
const acrossFeatures = (feature, other) => ({
  [`packages/ui/src/features/${feature}/one.ts`]: `packages/ui/src/features/${other}/other.ts`,
});

/** The rules of the features that others are made of: none of them uses the last screens. */
const FEATURE_VIOLATIONS = Object.fromEntries(
  forbidden.flatMap(({ name }) => {
    const [, feature] = /^ui-feature-(.+)-uses-former-ones$/.exec(name) ?? [];
    return feature === undefined ? [] : [[name, acrossFeatures(feature, 'robot')]];
  }),
);

/** For each rule the files that violate it: a file and its imports. */
const VIOLATIONS = {
  'no-cycles': {
    'packages/sdk/src/core/a.ts': 'packages/sdk/src/core/b.ts',
    'packages/sdk/src/core/b.ts': 'packages/sdk/src/core/a.ts',
  },
  'sdk-stands-alone': { 'packages/sdk/src/react.ts': 'node_modules/react/dist/index.js' },
  'ui-reads-the-sdk-alone': {
    'packages/ui/src/lists/rows.tsx': 'apps/console/src/main.ts',
  },
  'server-reads-the-sdk-alone': {
    'apps/server/src/page.ts': 'packages/ui/src/theme/tokens.ts',
  },
  'server-ground-floor': {
    'apps/server/src/http/limits.ts': 'apps/server/src/resources/order/order.service.ts',
  },
  'server-database-is-the-ground': {
    'apps/server/src/database/rows.ts': 'apps/server/src/http/envelope.ts',
  },
  'console-knows-no-server': { 'apps/console/src/app.ts': 'apps/server/src/app.ts' },
  'only-hooks-touch-endpoints': {
    'packages/ui/src/features/contact/contact-list.tsx': 'packages/ui/src/store/contact-api.ts',
  },
  'ui-theme-looks-down': upwards('theme', 'context'),
  'ui-context-looks-down': upwards('context', 'messages'),
  'ui-messages-looks-down': upwards('messages', 'primitives'),
  'ui-primitives-looks-down': upwards('primitives', 'features'),
  'ui-forms-looks-down': upwards('forms', 'store'),
  'ui-store-looks-down': upwards('store', 'lists'),
  'ui-lists-looks-down': upwards('lists', 'features'),
  'ui-features-looks-down': upwards('features', 'provider'),
  'ui-hooks-looks-down': upwards('hooks', 'provider'),
  'ui-provider-looks-down': upwards('provider', 'elements'),
  ...FEATURE_VIOLATIONS,
  'ui-features-use-shared-ones': acrossFeatures('skill', 'robot'),
  // Indirect, through a file in between: not even transitive imports are allowed.
  'constants-carry-no-schema': {
    'packages/sdk/src/constants.ts': 'packages/sdk/src/core/text.ts',
    'packages/sdk/src/core/text.ts': 'node_modules/zod/dist/index.js',
  },
  'simulation-carries-no-schema': {
    'packages/sdk/src/simulate/turn.ts': 'packages/sdk/src/core/stored.ts',
    'packages/sdk/src/core/stored.ts': 'node_modules/zod/dist/index.js',
  },
  'one-door-to-the-network': {
    'packages/sdk/src/core/second-door.ts': 'node_modules/ofetch/dist/node.js',
  },
};

let folder;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'boundaries-'))));
afterAll(() => rm(folder, { recursive: true }));

async function write(root, path, text) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** The names of the rules that a tree with these imports violates. */
async function brokenRules(name, imports) {
  const root = join(folder, name);
  await mkdir(join(root, 'packages'), { recursive: true });
  await mkdir(join(root, 'apps'));
  for (const path of Object.values(imports)) await write(root, path, 'export const value = 1;\n');
  for (const [path, imported] of Object.entries(imports)) {
    const from = relative(dirname(path), imported);
    const specifier = from.startsWith('.') ? from : `./${from}`;
    await write(root, path, `import { value } from '${specifier}';\nexport const own = value;\n`);
  }
  const { output } = await cruise(['packages', 'apps'], {
    ...options,
    tsConfig: undefined,
    baseDir: root,
    ruleSet: { forbidden },
    validate: true,
  });
  return new Set(output.summary.violations.map(({ rule }) => rule.name));
}

describe('The boundaries between the packages', () => {
  it.each(forbidden.map(({ name }) => name))('report a violation of %s', async (name) => {
    expect([...(await brokenRules(name, VIOLATIONS[name]))]).toEqual([name]);
  });

  it('report nothing where every arrow runs down', async () => {
    const allowed = {
      'apps/console/src/app.ts': 'packages/ui/src/features/contact/contact-list.tsx',
      'packages/ui/src/features/contact/contact-list.tsx':
        'packages/ui/src/features/contact/use-contacts.ts',
      'packages/ui/src/features/contact/use-contacts.ts': 'packages/ui/src/store/contact-api.ts',
      'packages/ui/src/store/contact-api.ts': 'packages/sdk/src/client.ts',
      'packages/ui/src/features/send/past-sends.tsx':
        'packages/ui/src/features/message/replies/reply-list.tsx',
      'packages/ui/src/features/all-schedules/screen.tsx':
        'packages/ui/src/features/all-schedules/table.tsx',
      'packages/sdk/src/client.ts': 'packages/sdk/src/core/transport.ts',
      'packages/sdk/src/core/transport.ts': 'node_modules/ofetch/dist/node.js',
    };
    expect([...(await brokenRules('allowed', allowed))]).toEqual([]);
  });

  it('do not look at what was built', async () => {
    const built = { 'packages/sdk/dist/index.ts': 'node_modules/react/dist/index.js' };
    expect([...(await brokenRules('built', built))]).toEqual([]);
  });
});
