/**
 * Before `changeset publish` in a workflow: names the repository in the packages, which npm compares with the one that
 * signs their provenance, and its pages for what they are and for bugs. It is that of the workflow, so that a fork publishes
 * as itself.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Names the repository in each package of `root`. */
export function nameRepository(root, url) {
  for (const name of readdirSync(join(root, 'packages'))) {
    const file = join(root, 'packages', name, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const directory = `packages/${name}`;
    const named = {
      ...manifest,
      homepage: `${url}/tree/main/${directory}#readme`,
      bugs: { url: `${url}/issues` },
      repository: { type: 'git', url: `git+${url}.git`, directory },
    };
    writeFileSync(file, `${JSON.stringify(named, null, 2)}\n`);
  }
}

const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && GITHUB_REPOSITORY) {
  nameRepository(process.cwd(), `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`);
}
