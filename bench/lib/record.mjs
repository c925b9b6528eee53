import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { formatFile } from '../../scripts/compatibility/format-file.mjs';
import { performancePage, plotsOf } from './performance-page.mjs';

const ROOT = join(import.meta.dirname, '../..');
export const RECORD_FILE = join(ROOT, 'docs/performance/figures.json');
export const PAGE_FILE = join(ROOT, 'docs/performance.md');
const PLOTS = join(ROOT, 'docs/performance');

export const readRecord = () => JSON.parse(readFileSync(RECORD_FILE, 'utf8'));

/** Where and when figures were measured. */
export const circumstances = () => ({
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT }).toString().trim(),
  machine: `${cpus().length} x ${cpus()[0]?.model.trim() || arch()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
  node: process.version,
});

/** Records the figures of a bench in place of its earlier ones, and writes the page of all. */
export async function record(bench, repetitions, figures) {
  const all = { ...readRecord(), [bench]: { ...circumstances(), repetitions, figures } };
  writeFileSync(RECORD_FILE, await formatFile(RECORD_FILE, JSON.stringify(all)));
  writeFileSync(PAGE_FILE, await formatFile(PAGE_FILE, performancePage(all)));
  for (const { file, svg } of plotsOf(all)) writeFileSync(join(PLOTS, file), svg);
}
