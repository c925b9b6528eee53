/** `npm run surface`: writes the public surface of the built packages to `docs/public-surface`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES, reportFile, surfaceReport } from './surface-report.mjs';

for (const name of PACKAGES) {
  mkdirSync(path.dirname(reportFile(name)), { recursive: true });
  writeFileSync(reportFile(name), await surfaceReport(`packages/${name}`));
}
