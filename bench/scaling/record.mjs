import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFile } from '../../scripts/compatibility/format-file.mjs';
import { circumstances } from '../lib/record.mjs';
import { measuredPart, NOT_MEASURED } from './page.mjs';

const ROOT = join(import.meta.dirname, '../..');
const RECORD_FILE = join(ROOT, 'docs/performance/scaling.json');
export const PAGE_FILE = join(ROOT, 'docs/scaling.md');
const PLACE = /<!-- measured -->[^]*<!-- \/measured -->/;

/** The last run that was recorded; undefined before the first. */
export const readScaling = () =>
  existsSync(RECORD_FILE) ? JSON.parse(readFileSync(RECORD_FILE, 'utf8')) : undefined;

/** The page with the tables of a record between its marks; the text around them is written by hand. */
export const pageWith = (page, record) =>
  formatFile(
    PAGE_FILE,
    page.replace(
      PLACE,
      () =>
        `<!-- measured -->\n\n${record ? measuredPart(record) : NOT_MEASURED}\n\n<!-- /measured -->`,
    ),
  );

/** Numbers with as many digits as they deserve. */
const rounded = (_name, value) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(3)) : value;

/** Records a run in place of the last one, and writes its tables to the page. */
export async function recordScaling(measured) {
  const record = JSON.parse(JSON.stringify({ ...circumstances(), ...measured }, rounded));
  writeFileSync(RECORD_FILE, await formatFile(RECORD_FILE, JSON.stringify(record)));
  writeFileSync(PAGE_FILE, await pageWith(readFileSync(PAGE_FILE, 'utf8'), record));
}
