/**
 * After a release in a workflow: puts the hashes of the script for pages without a bundler, of its sheet and of what it loads
 * into the release notes, with the tags to copy. A file that its hash does not fit stops it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PACKAGE = '@chatdeck/ui';
const FOLDER = 'packages/ui/dist';
const SCRIPT = 'chatdeck.global.js';
const DEVELOPMENT = 'chatdeck.global.dev.js';
const SHEET = 'styles.css';
const HEADING = '### Subresource integrity';

const hashOf = (file) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** The hashes of a built folder by file, each of them checked with the file. */
export function hashesOf(folder) {
  const hashes = JSON.parse(readFileSync(path.join(folder, 'integrity.json'), 'utf8'));
  const wrong = Object.entries(hashes)
    .filter(([file, hash]) => hashOf(path.join(folder, file)) !== hash)
    .map(([file]) => file);
  if (wrong.length > 0) throw new Error(`The hash of ${wrong.join(', ')} is not that of the file`);
  for (const file of [SCRIPT, DEVELOPMENT, SHEET]) {
    if (hashes[file] === undefined) throw new Error(`${file} has no hash`);
  }
  return hashes;
}

const baseOf = (version) => `https://unpkg.com/${PACKAGE}@${version}/dist`;

const scriptTag = (script, hashes, version) => `<script
  src="${baseOf(version)}/${script}"
  integrity="${hashes[script]}"
  crossorigin="anonymous"
  defer
></script>`;

/** The tags of a page that takes a version from a content delivery network. */
const tagsOf = (hashes, version) => `<link
  rel="stylesheet"
  href="${baseOf(version)}/${SHEET}"
  integrity="${hashes[SHEET]}"
  crossorigin="anonymous"
/>
${scriptTag(SCRIPT, hashes, version)}`;

/** The notes of a version with its hashes at their end; those that it had are replaced. */
export function withHashes(notes, hashes, version) {
  const [before] = notes.split(HEADING);
  const rows = Object.entries(hashes).map(([file, hash]) => `| \`${file}\` | \`${hash}\` |`);
  return `${before.trimEnd()}

${HEADING}

\`\`\`html
${tagsOf(hashes, version)}
\`\`\`

While you develop, the script that says in the console what is wrong:

\`\`\`html
${scriptTag(DEVELOPMENT, hashes, version)}
\`\`\`

The modules that the script loads on need are checked by an import map with \`integrity\`; \`dist/integrity.json\` has the same hashes.

<details><summary>All files of ${version}</summary>

| File | Hash |
| --- | --- |
${rows.join('\n')}

</details>
`;
}

/** Adds the hashes to the notes of the version that was published, if the panels are among it; `gh` runs that program. */
export function noteHashes(published, folder, gh) {
  const version = published.find(({ name }) => name === PACKAGE)?.version;
  if (version === undefined) return;
  const hashes = hashesOf(folder);
  const tag = `${PACKAGE}@${version}`;
  const notes = gh(['release', 'view', tag, '--json', 'body', '--jq', '.body']);
  gh(['release', 'edit', tag, '--notes-file', '-'], withHashes(notes, hashes, version));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const published = JSON.parse(process.env.PUBLISHED_PACKAGES ?? '[]');
  noteHashes(published, FOLDER, (args, input) =>
    execFileSync('gh', args, { encoding: 'utf8', ...(input !== undefined && { input }) }),
  );
}
