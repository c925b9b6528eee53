/**
 * Before `changeset publish` in a workflow: names the repository in the packages, which npm compares with the one that
 * signs their provenance. It is that of the workflow, so that a fork publishes as itself.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Names the repository in each package of `root`. */
export function nameRepository(root, url) {
  for (const name of readdirSync(join(root, 'packages'))) {
    const file = join(root, 'packages', name, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const repository = { type: 'git', url: `git+${url}.git`, directory: `packages/${name}` };
    writeFileSync(file, `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
  }
}

const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && GITHUB_REPOSITORY) {
  nameRepository(process.cwd(), `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`);
}
