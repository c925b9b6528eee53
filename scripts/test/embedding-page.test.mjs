import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/embedding.md', 'utf8');

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
  const notices = readdirSync('packages/ui/src', { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/test|stories/.test(file))
    .flatMap((file) => noticesIn(`packages/ui/src/${file}`))
    .filter((text) => text.length > 1);
  expect(notices.length).toBeGreaterThan(6);
  expect(notices.filter((text) => !page.includes(text.slice(0, ENOUGH)))).toEqual([]);
});

/** What is installed, built or written down for npm. */
const NOT_READ = /node_modules|^dist|package-lock/;
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !NOT_READ.test(path.relative(folder, file)));

/** Regardless of how deep a line stands, and of where it is wrapped. */
const squeezed = (text) => text.replace(/\s+/g, '');
const linksIn = (text) =>
  [...text.matchAll(/\]\(\.\.\/((?:examples|fixtures)\/[\w./-]+)\)/g)].map(([, to]) => to);
const blocksIn = (text) =>
  [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language, code]) => ({ language, code }));

const withoutVersion = (name) => name.replace(/(?<=.)@[\d.]+$/, '');
/** Our packages that a module imports; a framework is there before. */
const packagesIn = (text) =>
  [...text.matchAll(/^import (?:.* from )?'(@chatdeck\/\w+)/gm)].map(([, name]) => name);
const dependenciesIn = (text) =>
  text.includes('"dependencies"') ? Object.keys(JSON.parse(text).dependencies) : [];

const [, byHost = ''] = /^## By host$([^]*?)^## /m.exec(page) ?? [];
const hosts = byHost
  .split(/^### /m)
  .slice(1)
  .map((section) => ({ name: section.split('\n')[0], section, links: linksIn(section) }));

/** The example or fixture of a section: a folder, or the one file that it names. */
const sourcesOf = ({ links: [link] }) => (path.extname(link) ? [link] : filesIn(link));

it('has a section for each example, and an example or a fixture for each section', () => {
  expect(hosts.map(({ name, links }) => `${name}: ${links.length}`)).toEqual(
    hosts.map(({ name }) => `${name}: 1`),
  );
  const examples = readdirSync('examples').map((name) => `examples/${name}`);
  // What a partner's server does is the section on the token.
  const linked = [...hosts.flatMap(({ links }) => links), 'examples/partner-server'];
  expect(linked.filter((link) => link.startsWith('examples/')).toSorted()).toEqual(
    examples.toSorted(),
  );
  expect(linksIn(page)).toEqual(expect.arrayContaining(linked));
});

describe.each(hosts)('The section on $name', (host) => {
  const texts = sourcesOf(host).map((file) => readFileSync(file, 'utf8'));

  it('has lines of its example alone', () => {
    const blocks = blocksIn(host.section).filter(({ language }) => language !== 'sh');
    expect(blocks.length).toBeGreaterThan(0);
    const sources = texts.map(squeezed);
    const strange = blocks.filter(
      ({ code }) => !sources.some((text) => text.includes(squeezed(code))),
    );
    expect(strange.map(({ code }) => code)).toEqual([]);
  });

  it('installs what its example declares and imports', () => {
    const commands = [...host.section.matchAll(/npm install ([^`\n]+)/g)];
    const installed = commands.flatMap(([, names]) => names.split(' ')).map(withoutVersion);
    const imported = texts.flatMap(packagesIn);
    expect(imported.filter((name) => !installed.includes(name))).toEqual([]);
    const declared = texts.flatMap(dependenciesIn);
    expect(installed.filter((name) => ![...imported, ...declared].includes(name))).toEqual([]);
  });
});
