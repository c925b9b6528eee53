import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript-eslint';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CONFIG = '.oxlintrc.json';
/** For each rule, code that violates it. */
const VIOLATIONS = {
  'await-thenable': 'export const a = async () => { await 1; };',
  'no-array-delete': 'export const b = (list: number[]) => { delete list[0]; };',
  'no-base-to-string': 'export const c = (value: object) => String(value);',
  'no-duplicate-type-constituents': 'export type D = string | string;',
  'no-floating-promises': 'export const e = () => { Promise.resolve(1); };',
  'no-for-in-array': 'export const f = (list: number[]) => { for (const at in list) void at; };',
  'no-implied-eval': 'declare const g: string; setTimeout(g, 1);',
  'no-misused-promises':
    'export const h = (list: number[]) => { list.forEach(async () => { await Promise.resolve(); }); };',
  'no-redundant-type-constituents': 'export type I = string | unknown;',
  'no-unnecessary-type-assertion': 'declare const j: string; export const j1 = j as string;',
  'no-unsafe-argument':
    'declare const k: any; export const k1 = (take: (x: string) => void) => { take(k); };',
  'no-unsafe-assignment': 'declare const l: any; export const l1: string = l;',
  'no-unsafe-call': 'declare const m: any; m();',
  'no-unsafe-enum-comparison': 'enum N { one = 1 } export const n = (x: N) => x === 1;',
  'no-unsafe-member-access': 'declare const o: any; void o.name;',
  'no-unsafe-return': 'declare const p: any; export const p1 = (): string => p;',
  'no-unsafe-unary-minus': 'declare const q: string; export const q1 = -q;',
  'only-throw-error': "export const r = () => { throw 'text'; };",
  'prefer-promise-reject-errors': "export const s = () => Promise.reject('text');",
  'require-await': 'export const t = async () => 1;',
  'restrict-plus-operands': "declare const u: number[]; export const u1 = u + 'text';",
  'restrict-template-expressions': 'declare const v: object; export const v1 = `${v}`;',
  'switch-exhaustiveness-check':
    "export function w(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }",
  'unbound-method': 'class X { y = 1; get() { return this.y; } } export const x = new X().get;',
};

const rulesOf = (configs) => configs.flatMap(({ rules = {} }) => Object.entries(rules));
const { rules } = JSON.parse(await readFile(CONFIG, 'utf8'));
const named = (rule) => `typescript/${rule}`;

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'typed-lint-'));
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('has every rule that typescript-eslint recommends for code with types', () => {
  const untyped = new Set(rulesOf(ts.configs.recommended).map(([name]) => name));
  const typed = rulesOf(ts.configs.recommendedTypeChecked)
    .filter(([name, level]) => name.startsWith('@') && level !== 'off' && !untyped.has(name))
    .map(([name]) => name.replace('@typescript-eslint/', ''));
  expect(typed.length).toBeGreaterThan(20);
  expect(typed.filter((rule) => rules[named(rule)] === undefined)).toEqual([]);
});

it('reports a violation of each rule', async () => {
  expect(Object.keys(VIOLATIONS).map(named).sort()).toEqual(Object.keys(rules).sort());
  for (const [rule, code] of Object.entries(VIOLATIONS)) {
    await writeFile(join(folder, `${rule}.ts`), `${code}\nexport {};\n`);
  }
  const args = ['--type-aware', '-c', CONFIG, '--format=json', folder];
  const { stdout } = await promisify(execFile)('node_modules/.bin/oxlint', args).catch(
    (failed) => failed,
  );
  const found = JSON.parse(stdout).diagnostics.map(
    ({ code, filename }) => `${filename.split('/').at(-1)}: ${code}`,
  );
  const missing = Object.keys(VIOLATIONS).filter(
    (rule) => !found.includes(`${rule}.ts: typescript(${rule})`),
  );
  expect(missing).toEqual([]);
});
