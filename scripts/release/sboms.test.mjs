import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { attachSboms, lockOf, sbomOf } from './sboms.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const LOCK = readJson('package-lock.json');
const refsOf = ({ components }) => components.map((component) => component['bom-ref']);

describe.each(['sdk', 'ui'])('The SBOM of @chatdeck/%s', (name) => {
  const manifest = readJson(`packages/${name}/package.json`);
  const sbom = JSON.parse(sbomOf(lockOf(LOCK, `packages/${name}`)));
  const names = sbom.components.map((component) => component.name);

  it('is of that package, as CycloneDX', () => {
    expect(sbom.bomFormat).toBe('CycloneDX');
    expect(sbom.metadata.component).toMatchObject({
      name: `@chatdeck/${name}`,
      version: manifest.version,
      purl: `pkg:npm/%40chatdeck/${name}@${manifest.version}`,
    });
  });

  it('lists what the package is installed with, and no tool of its development', () => {
    expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
    const tools = [
      ...Object.keys(manifest.devDependencies),
      ...Object.keys(readJson('package.json').devDependencies),
    ].filter((tool) => !(tool in (manifest.peerDependencies ?? {})));
    expect(names.filter((listed) => tools.includes(listed))).toEqual([]);
  });

  it('identifies all that comes from a registry by its hash', () => {
    const others = sbom.components.filter((component) => !component.name.startsWith('@chatdeck/'));
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
  });
});

it('An SBOM has the versions that a package really loads, also those of packages of the repository', () => {
  const packages = {
    '': { name: 'repository', devDependencies: { tool: '1' } },
    'apps/panel': {
      name: 'panel',
      version: '2.0.0',
      dependencies: { client: '^2.0.0', near: '2' },
      peerDependencies: { host: '1', absent: '1' },
      peerDependenciesMeta: { absent: { optional: true } },
      devDependencies: { tool: '1' },
    },
    'apps/panel/node_modules/near': { version: '2.0.0', integrity: 'sha512-Mg==' },
    'packages/client': { name: 'client', version: '2.0.0', dependencies: { near: '3', far: '1' } },
    'packages/client/node_modules/near': { version: '3.0.0', integrity: 'sha512-Mw==' },
    'node_modules/client': { resolved: 'packages/client', link: true },
    'node_modules/far': { version: '1.0.0', integrity: 'sha512-MQ==' },
    'node_modules/host': { version: '1.0.0', integrity: 'sha512-MQ==' },
    'node_modules/near': { version: '1.0.0', integrity: 'sha512-MQ==' },
    'node_modules/tool': { version: '1.0.0', integrity: 'sha512-MQ==', dev: true },
    'node_modules/absent': { version: '1.0.0', integrity: 'sha512-MQ==', dev: true },
  };
  const sbom = JSON.parse(sbomOf(lockOf({ lockfileVersion: 3, packages }, 'apps/panel')));
  expect(refsOf(sbom).toSorted()).toEqual([
    'client@2.0.0',
    'far@1.0.0',
    'host@1.0.0',
    'near@2.0.0',
    'near@3.0.0',
  ]);
});

it('Each release gets the SBOM of what was published, also when the workflow runs again', () => {
  const published = ['sdk', 'ui'].map((name) => ({ name: `@chatdeck/${name}`, version: '9.1.0' }));
  const uploads = [];
  attachSboms(published, LOCK, ([of, what, tag, file, ...flags]) => {
    uploads.push([of, what, tag, path.basename(file), ...flags].join(' '));
    expect(readJson(file).metadata.component.name).toBe(tag.replace('@9.1.0', ''));
  });
  expect(uploads).toEqual([
    'release upload @chatdeck/sdk@9.1.0 chatdeck-sdk-9.1.0.cdx.json --clobber',
    'release upload @chatdeck/ui@9.1.0 chatdeck-ui-9.1.0.cdx.json --clobber',
  ]);
});
