import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { printFailures } from './failures.mjs';
import { runStage } from './run-stage.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stage-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => vi.restoreAllMocks());
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'runs\nreports\nbuilt\nnode_modules\n');
  write('src/code.ts', 'export const answer = 42;\n');
  write('docs/page.md', 'The answer is 42.\n');
  write('package-lock.json', '{}\n');
});

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const reportOf = (passed, failed = 0) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    testResults: [],
  });

/** A stage that records each run, and leaves a report and a build. */
function stage({ report = reportOf(3), status = 0 } = {}) {
  write('reports/next.json', report);
  const steps = ['echo run >> runs', 'mkdir -p built', 'echo built > built/page'];
  return {
    name: 'the stage',
    command: [...steps, 'cp reports/next.json reports/unit.json', `exit ${status}`].join(' && '),
    report: { file: 'reports/unit.json', kind: 'jest' },
    inputs: /^src\//,
    outputs: ['built'],
    budget: 10,
  };
}

const run = (one, options = {}) => runStage(one, { root, hasBudget: false, ...options });
const runs = () =>
  existsSync(join(root, 'runs')) ? readFileSync(join(root, 'runs'), 'utf8').trim().split('\n') : [];

describe('a stage that passed', () => {
  it('is reported with its tests and not run again on the same files', async () => {
    await run(stage());
    const { line, count } = await run(stage());
    expect(runs()).toHaveLength(1);
    expect(count).toEqual({ passed: 3, failed: 0, skipped: 0 });
    expect(line).toContain('unchanged since it passed');
    expect(line).toContain('3 passed');
  });

  it('gives back its report and what others read of it', async () => {
    await run(stage());
    rmSync(join(root, 'reports'), { recursive: true });
    write('built/page', 'of another branch\n');
    write('built/left-over', '');
    await run(stage());
    expect(runs()).toHaveLength(1);
    expect(existsSync(join(root, 'reports/unit.json'))).toBe(true);
    expect(readFileSync(join(root, 'built/page'), 'utf8')).toBe('built\n');
    expect(existsSync(join(root, 'built/left-over'))).toBe(false);
  });

  it('is not run again for a file that it does not read', async () => {
    await run(stage());
    write('docs/page.md', 'The answer is 43.\n');
    await run(stage());
    expect(runs()).toHaveLength(1);
  });

  it.each([
    ['a changed file', () => write('src/code.ts', 'export const answer = 43;\n')],
    ['a new file', () => write('src/new.ts', '')],
    ['a removed file', () => rmSync(join(root, 'src/code.ts'))],
    ['another version of a package', () => write('package-lock.json', '{ "packages": {} }\n')],
  ])('runs again after %s', async (_, change) => {
    await run(stage());
    change();
    await run(stage());
    expect(runs()).toHaveLength(2);
  });

  it('runs again with another command', async () => {
    await run(stage());
    const { command } = stage();
    await run({ ...stage(), command: `true && ${command}` });
    expect(runs()).toHaveLength(2);
  });

  it('runs again when it is to run fresh', async () => {
    await run(stage());
    await run(stage(), { isFresh: true });
    expect(runs()).toHaveLength(2);
  });

  it('runs again when a file was saved while it ran', async () => {
    const saved = { ...stage(), command: `echo '//' >> src/code.ts && ${stage().command}` };
    await run(saved);
    await run(saved);
    expect(runs()).toHaveLength(2);
  });
});

describe('is never taken for passed', () => {
  it.each([
    ['a stage with a failed test', { report: reportOf(2, 1), status: 1 }],
    ['a stage whose tests passed and that failed', { status: 1 }],
    ['a stage that failed in silence', { report: reportOf(2, 1) }],
  ])('%s', async (_, outcome) => {
    const first = await run(stage(outcome));
    const second = await run(stage(outcome));
    expect(runs()).toHaveLength(2);
    expect([first.count.failed, second.count.failed]).toEqual([1, 1]);
    expect(second.line).toContain('FAILED');
  });

  it('a stage that passed before it failed', async () => {
    await run(stage());
    write('src/code.ts', 'broken');
    await run(stage({ status: 1 }));
    await run(stage({ status: 1 }));
    expect(runs()).toHaveLength(3);
  });

  it('a stage that names no files', async () => {
    await run({ ...stage(), inputs: undefined });
    await run({ ...stage(), inputs: undefined });
    expect(runs()).toHaveLength(2);
  });
});

describe('a stage that failed', () => {
  it('names its failed tests with the start of their errors', async () => {
    const failed = {
      status: 'failed',
      fullName: 'adds two',
      failureMessages: ['is 5\n'.repeat(50)],
    };
    const passed = { status: 'passed', fullName: 'adds one', failureMessages: [] };
    const report = JSON.stringify({
      ...JSON.parse(reportOf(1, 1)),
      testResults: [{ status: 'failed', name: 'add.test', assertionResults: [failed, passed] }],
    });
    const { failures } = await run(stage({ report, status: 1 }));
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ file: 'add.test', title: 'adds two' });
    expect(failures[0].lines[0]).toBe('is 5');
    expect(failures[0].lines.length).toBeLessThan(20);
  });

  it('names what failed in a browser', async () => {
    const spec = {
      title: 'logs in',
      ok: false,
      tests: [{ results: [{ error: { message: '\u001b[31mTimed out\u001b[39m' } }] }],
    };
    const guest = { title: 'as a guest', file: 'login.spec.ts' };
    const report = JSON.stringify({
      stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
      errors: [],
      suites: [{ title: 'login.spec.ts', suites: [{ ...guest, specs: [spec] }] }],
    });
    const page = stage({ report, status: 1 });
    const { failures } = await run({ ...page, report: { ...page.report, kind: 'playwright' } });
    expect(failures).toEqual([
      { file: 'login.spec.ts', title: 'as a guest logs in', lines: ['Timed out'] },
    ]);
  });

  it('prints an error that failed many tests once, and ends with a line for each file', () => {
    const lines = ['the broker is closed', '  at robot.ts'];
    const failures = [
      { file: 'send.test', title: 'sends', lines },
      { file: 'send.test', title: 'sends twice', lines },
      { file: 'log.test', title: 'logs', lines: [] },
    ];
    expect(printFailures(failures).split('\n')).toEqual([
      '  send.test: sends',
      '    the broker is closed',
      '      at robot.ts',
      '    So did 1 more',
      '  log.test: logs',
      '',
      '2 in send.test: the broker is closed',
      '1 in log.test: ',
    ]);
  });
});
