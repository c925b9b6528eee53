/**
 * `npm run compatibility`: writes `docs/compatibility.md` from `docs/compatibility.json`. With `--outputs` it prints the
 * versions for a workflow instead, and needs nothing installed.
 */
import { writeFileSync } from 'node:fs';
import {
  COMPATIBILITY,
  PAGE_FILE,
  compatibilityPage,
  githubOutputs,
} from './compatibility-page.mjs';

if (process.argv.includes('--outputs')) {
  process.stdout.write(githubOutputs(COMPATIBILITY));
} else {
  const { formatFile } = await import('./format-file.mjs');
  writeFileSync(PAGE_FILE, await formatFile(PAGE_FILE, compatibilityPage(COMPATIBILITY)));
}
