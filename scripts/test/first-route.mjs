/** Enforces the size limit of the console's first route (docs/decisions/0008): the scripts of `/login`, in brotli. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = 'apps/console/dist';
const MOST = { kilobytes: 218, files: 30 };

const page = readFileSync(join(DIST, 'prerendered/zh-CN/login.html'), 'utf8');
const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
const scripts = [...new Set(named)];
// Very small files are served uncompressed.
const served = (file) => (existsSync(`${file}.br`) ? `${file}.br` : file);
const bytes = scripts.map((path) => statSync(served(join(DIST, path))).size);
const kilobytes = Math.ceil(bytes.reduce((sum, size) => sum + size, 0) / 1024);

console.log(`/login: ${scripts.length} scripts, ${kilobytes} KB`);
const isHeld = kilobytes <= MOST.kilobytes && scripts.length <= MOST.files && scripts.length > 0;
if (!isHeld) console.error(`at most ${MOST.files} scripts and ${MOST.kilobytes} KB`);
process.exit(isHeld ? 0 : 1);
