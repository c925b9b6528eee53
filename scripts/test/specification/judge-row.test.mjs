import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeRow } from './judge-row.mjs';
import { readReports } from './read-reports.mjs';
import { readTable } from './read-table.mjs';
import { unaskedStages } from './unasked-stages.mjs';

const root = mkdtempSync(join(tmpdir(), 'rows-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const UNIT = { report: { file: 'unit.json', kind: 'jest' }, tests: /\.test\.ts$/ };
const BROWSER = { report: { file: 'browser.json', kind: 'playwright' } };
const VISITS = {
  name: 'visits',
  asked: true,
  tests: /^visits\//,
  report: { file: 'visits.json', kind: 'playwright' },
};

const unit = (title, status) => ({ ancestorTitles: ['the guard'], title, status });
const spec = (title, status) => ({ title, ok: status === 'expected', tests: [{ status }] });

beforeAll(() => {
  for (const file of ['guard.test.ts', 'unrun.test.ts', 'login.spec.ts']) write(file, '');
  write('visits/roles.visits.ts', "test('opens each page', () => {})");
  const assertionResults = [
    unit('shows public pages', 'passed'),
    unit('sends others to the login', 'failed'),
    unit('waits for a later day', 'skipped'),
    unit('of each role', 'failed'),
    unit('of each role', 'passed'),
  ];
  write('unit.json', { testResults: [{ name: join(root, 'guard.test.ts'), assertionResults }] });
  const inner = { title: 'a member', specs: [spec('pays', 'unexpected')] };
  const outer = { title: 'login.spec.ts', specs: [spec('logs in', 'expected')], suites: [inner] };
  write('browser.json', {
    config: { rootDir: root },
    suites: [{ ...outer, file: 'login.spec.ts' }],
  });
});

/** What a row with this proof lacks. */
function missing(proof) {
  const stages = [UNIT, BROWSER, VISITS];
  const unasked = unaskedStages(stages, () => false);
  const isUnasked = (file) => unasked.some(({ tests }) => tests.test(file));
  return judgeRow({ proof }, { outcomes: readReports(stages, root), isUnasked, root }).join();
}

describe('a row of the specification', () => {
  it('is proven by tests that ran and passed', () => {
    expect(missing({ 'guard.test.ts': 'the guard > shows public pages' })).toBe('');
    expect(missing({ 'login.spec.ts': ['logs in'] })).toBe('');
  });

  it('is not proven without a test', () => {
    expect(missing(undefined)).toContain('no test is named');
    expect(missing({})).toContain('no test is named');
    expect(missing({ 'guard.test.ts': [] })).toContain('no test is named');
  });

  it('is not proven by a file that is not there, or that did not run', () => {
    expect(missing({ 'gone.test.ts': 'shows public pages' })).toContain(
      'gone.test.ts: there is no',
    );
    expect(missing({ 'unrun.test.ts': 'shows public pages' })).toContain('no report of this run');
  });

  it('is not proven by a test that failed, was skipped or does not exist', () => {
    const outcome = (title) => missing({ 'guard.test.ts': `the guard > ${title}` });
    expect(outcome('sends others to the login')).toContain('did not pass');
    expect(outcome('waits for a later day')).toContain('did not pass');
    expect(outcome('of each role')).toContain('did not pass');
    expect(outcome('shows public page')).toContain('is "the guard > shows public pages" meant?');
    expect(missing({ 'login.spec.ts': 'a member > pays' })).toContain('did not pass');
  });

  it('is not proven while one of its tests is missing', () => {
    const passed = 'the guard > shows public pages';
    expect(missing({ 'guard.test.ts': [passed, 'the guard > gone'] })).toContain(
      'the guard > gone',
    );
  });

  it('of a stage that was not asked has its test in the source', () => {
    expect(missing({ 'visits/roles.visits.ts': 'opens each page' })).toBe('');
    expect(missing({ 'visits/roles.visits.ts': 'opens no page' })).toContain('its source has no');
  });
});

describe('the stages that were not asked', () => {
  it('are those without a report, of those alone that may be left out', () => {
    const stages = [UNIT, VISITS];
    expect(unaskedStages(stages, () => false)).toEqual([VISITS]);
    expect(unaskedStages(stages, () => true)).toEqual([]);
  });
});

describe('a row over a list', () => {
  const family = { id: '7.{}', says: 'It calls {}', proof: { 'calls.test.ts': 'calls {}' } };
  const rowsOf = (changes) => {
    write('table/7.json', [{ ...family, ...changes }]);
    return readTable('table', root);
  };

  it('is a row for each name', () => {
    const [first, second] = rowsOf({ each: ['login', 'logout'], count: 2 });
    expect(first).toEqual({
      id: '7.login',
      says: 'It calls login',
      proof: { 'calls.test.ts': 'calls login' },
    });
    expect(second.id).toBe('7.logout');
  });

  it('reads the names where they stand', () => {
    write('calls.txt', 'login\nlogout\n');
    write('lists.json', { names: ['a'], defaults: { b: 1, c: null } });
    expect(rowsOf({ each: 'calls.txt', count: 2 }).map(({ id }) => id)).toHaveLength(2);
    expect(rowsOf({ each: 'lists.json#names', count: 1 }).map(({ id }) => id)).toEqual(['7.a']);
    expect(rowsOf({ each: 'lists.json#defaults', count: 2 })[1].id).toBe('7.c');
  });

  it('fails when a name was dropped from it', () => {
    const [row] = rowsOf({ each: ['login'], count: 2 });
    expect(judgeRow(row, {})).toEqual(['1 names instead of 2']);
  });
});
