import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const workflow = (name) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The lines of a job, up to the next. */
const job = (text, name) =>
  new RegExp(`^  ${name}:\\n((?:^(?: {4}.*)?\\n)*)`, 'm').exec(text)?.[1] ?? '';
const RIGHTS = /permissions: \{ (.*) \}/;
const rightsOf = (lines) => RIGHTS.exec(lines)?.[1]?.split(', ');

describe('The workflow of a release', () => {
  const release = job(workflow('release'), 'release');

  it('publishes with a provenance', () => {
    expect(rightsOf(release)).toContain('id-token: write');
    expect(release).toContain("NPM_CONFIG_PROVENANCE: 'true'");
    // npm refuses a provenance whose repository the package does not name.
    expect(scripts.release).toMatch(/name-repository\.mjs && changeset publish$/);
  });

  it('runs scripts that there are', () => {
    const named = [...release.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
    expect(named).toEqual(['version-packages', 'release']);
    for (const name of named) expect(scripts).toHaveProperty(name);
  });

  it('puts the hashes of what it published into the release notes', () => {
    const steps = release.split(/^ {6}- /m);
    const publishing = steps.findIndex((step) => step.includes('publish: npm run release'));
    const noting = steps.findIndex((step) => step.includes('integrity-notes.mjs'));
    expect(noting).toBeGreaterThan(publishing);
    expect(steps[noting]).toContain("if: steps.changesets.outputs.published == 'true'");
    expect(steps[noting]).toContain(
      'PUBLISHED_PACKAGES: ${{ steps.changesets.outputs.publishedPackages }}',
    );
    expect(rightsOf(release)).toContain('contents: write');
  });

  it('attaches to it what the packages consist of', () => {
    const steps = release.split(/^ {6}- /m);
    const publishing = steps.findIndex((step) => step.includes('publish: npm run release'));
    const attaching = steps.findIndex((step) =>
      step.includes('run: node scripts/release/sboms.mjs'),
    );
    expect(attaching).toBeGreaterThan(publishing);
    expect(steps[attaching]).toContain("if: steps.changesets.outputs.published == 'true'");
    for (const needed of ['GH_TOKEN: ', 'PUBLISHED_PACKAGES: ']) {
      expect(steps[attaching]).toContain(needed);
    }
  });

  it('has an image made of what it published', () => {
    const image = job(workflow('release'), 'image');
    expect(image).toContain("if: needs.release.outputs.published == 'true'");
    expect(image).toContain('uses: ./.github/workflows/image.yml');
    // A called workflow gets no more rights than its caller has.
    expect(rightsOf(image)).toEqual(rightsOf(job(workflow('image'), 'push')));
  });
});

describe('The workflow of a change', () => {
  it('audits what it has installed', () => {
    const steps = job(workflow('ci'), 'dependencies').split(/^ {6}- /m);
    const installing = steps.findIndex((step) => step === 'run: npm ci\n');
    const auditing = steps.findIndex((step) => step === 'run: npm run audit\n');
    expect(installing).toBeGreaterThan(0);
    expect(auditing).toBeGreaterThan(installing);
    expect(scripts).toHaveProperty('audit');
  });
});

describe('The workflow of the image', () => {
  const push = job(workflow('image'), 'push');

  it('pushes only what was started before, and nothing of a pull request', () => {
    expect(push).toContain('needs: try');
    expect(push).toContain("if: github.event_name != 'pull_request'");
    expect(job(workflow('image'), 'try')).toContain('/readyz');
  });

  it('tries whether it is small, and whether it runs where nothing but its data can be written', () => {
    const steps = job(workflow('image'), 'try').split(/^ {6}- /m);
    const stepWith = (text) => steps.find((step) => step.includes(text));
    expect(stepWith('docker image inspect')).toMatch(
      /size=\$\(docker image inspect --format '\{\{\.Size\}\}' chatdeck:try\)[^]*test "\$size" -lt 250000000\n/,
    );
    expect(stepWith('docker run')).toMatch(/docker run .*--read-only --tmpfs \/tmp chatdeck:try\n/);
    expect(stepWith('docker run')).toContain('/readyz');
  });

  it('says where an image comes from', () => {
    expect(rightsOf(push)).toEqual(
      expect.arrayContaining(['packages: write', 'id-token: write', 'attestations: write']),
    );
    expect(push).toContain('provenance: mode=max');
    expect(push).toContain('sbom: true');
  });

  it('builds the one file', () => {
    const files = [...workflow('image').matchAll(/file: (\S+)/g)].map(([, file]) => file);
    expect(new Set(files)).toEqual(new Set(['deploy/Dockerfile']));
  });
});
