import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import {
  COMPATIBILITY,
  PAGE_FILE,
  compatibilityPage,
  githubOutputs,
} from './compatibility-page.mjs';
import { formatFile } from './format-file.mjs';

const read = (file) => readFileSync(file, 'utf8');
const manifest = (folder) => JSON.parse(read(join(folder, 'package.json')));
const { node, react, robot, browsers, buildTarget, parts } = COMPATIBILITY;

/** The sources that run in a browser, without their tests. */
const SOURCES = ['packages/sdk/src', 'packages/ui/src', 'apps/console/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /(?<!\.(?:test|stories|fixtures))\.tsx?$/.test(file))
    .map((file) => read(join(folder, file))),
);
const isUsed = (feature) => SOURCES.some((source) => source.includes(`${feature}(`));

/** Class fields, a static block, a private name that is asked for, and `await` without a function: what ES2022 added. */
const NEW_SYNTAX =
  'class Panel{#open=!1;static count=0;static{Panel.count=1}isPanel(it){return #open in it}}await Panel.count;export{Panel};';

describe('The page of compatibility', () => {
  it('is what `npm run compatibility` writes', async () => {
    const page = await formatFile(PAGE_FILE, compatibilityPage(COMPATIBILITY));
    expect(read(PAGE_FILE)).toBe(page);
  });

  it('names the Node of every package', () => {
    for (const folder of ['.', 'packages/sdk', 'fixtures/robot']) {
      expect(manifest(folder).engines.node).toBe(`>=${node.from}`);
    }
    expect(node.tested).toContain(Math.floor(Number(node.from)));
  });

  it('names the React of hosts', () => {
    const { peerDependencies } = manifest('packages/ui');
    expect(peerDependencies).toEqual({ react, 'react-dom': react });
  });

  it('names the robot that the end-to-end tests run', () => {
    const { dependencies } = manifest('fixtures/robot');
    expect(robot).toContainEqual({
      plugin: dependencies['wechaty-web-panel'],
      wechaty: dependencies['@juzi/wechaty'],
    });
  });

  it.each([
    'packages/sdk/tsup.config.ts',
    'packages/ui/tsup.config.ts',
    'apps/console/vite.config.ts',
  ])('names the target of %s', (file) => {
    const targets = [...read(file).matchAll(/\btarget: '(\w+)'/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(new Set([buildTarget]));
  });

  it.each(browsers)('names a $name that reads the build as it is', async ({ engine, from }) => {
    const options = { minify: true, format: 'esm' };
    const built = await transform(NEW_SYNTAX, { ...options, target: buildTarget });
    const lowered = await transform(NEW_SYNTAX, { ...options, target: `${engine}${from}` });
    expect(lowered.code).toBe(built.code);
    const old = await transform(NEW_SYNTAX, { ...options, target: `${engine}90` }).catch(() => {});
    if (engine === 'chrome') expect(old?.code).not.toBe(built.code);
  });

  it('gives reasons that stand in the sources', () => {
    const features = [
      ...browsers.map(({ because }) => because),
      ...parts.map((part) => part.feature),
    ];
    expect(features.filter((feature) => !isUsed(feature))).toEqual([]);
    expect(isUsed('Intl.Imagined')).toBe(false);
  });
});

describe('The workflow of CI', () => {
  const workflow = read('.github/workflows/ci.yml');

  it('tests the versions of the page, and names none itself', () => {
    expect(workflow).toContain('node scripts/compatibility/run.mjs --outputs >> "$GITHUB_OUTPUT"');
    for (const name of ['node', 'postgresql']) {
      expect(workflow).toContain(`${name}: \${{ steps.read.outputs.${name} }}`);
      expect(workflow).toContain(`{ ${name}: '\${{ fromJSON(needs.versions.outputs.${name}) }}' }`);
    }
    expect(workflow).not.toMatch(/\[\d+(?:, \d+)*\]/);
  });

  it('gets them as JSON, a line each', () => {
    const outputs = githubOutputs(COMPATIBILITY).trim().split('\n');
    const values = outputs.map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? []);
    expect(values.map(([name, json]) => [name, JSON.parse(json)])).toEqual([
      ['node', node.tested],
      ['postgresql', COMPATIBILITY.postgresql],
    ]);
  });
});
