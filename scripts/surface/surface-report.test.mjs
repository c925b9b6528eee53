import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { surfaceDefects, surfaceReport } from './surface-report.mjs';

const PANELS = `
  type ComponentType<P> = { new (props: P): object } | { (props: P): object };
  interface PanelProps {
    /** What it is called. */
    readonly title: string;
    readonly onSaved?: (id: string) => void;
  }
  interface DialogProps { readonly isOpen: boolean }
  interface Named { readonly name: string; readonly demo?: false }
  interface Demo { readonly name?: undefined; readonly demo: true }
  declare function Either(props: Named | Demo): object;
  declare function Panel(props: PanelProps): object;
  declare const Dialog: ComponentType<DialogProps>;
  declare function usePanel(): string;
  declare function joinList(words: readonly string[]): string;
  declare const LIMIT = 5;
  declare class PanelError extends Error {}
  export { Dialog, Either, LIMIT, Panel, PanelError, joinList, usePanel, type PanelProps };
`;
const MESSAGES = `
  export const panelMessages = defineMessages(
    'panel',
    () => ({ ...saveTexts, title: '话术', count: ({ count }: { count: number }) => \`\${count} 条\` }),
    () => ({ title: 'Words', count: ({ count }) => \`\${count} lines\` }),
  );
`;
const PARTS = `export const PARTS = { panel: 'a list', 'panel-header': 'its title' } as const;`;

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'surface-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const exports = {
    './styles.css': './dist/styles.css',
    './panels': { types: './dist/panels.d.ts' },
    '.': { types: './dist/index.d.ts' },
  };
  write('packages/ui/package.json', JSON.stringify({ name: '@host/ui', exports }));
  write('packages/ui/dist/panels.d.ts', PANELS);
  write('packages/ui/dist/index.d.ts', "export { usePanel } from './panels';");
  write('packages/ui/dist/styles.css', '.cd-root{--cd-text:#111;color:var(--cd-unset)}');
  write('packages/ui/src/panel.messages.ts', MESSAGES);
  write('packages/ui/src/theme/parts.ts', PARTS);
  cpSync(path.join(root, 'packages/ui'), path.join(root, 'packages/sdk'), { recursive: true });
});

function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const report = () => surfaceReport(path.join(root, 'packages/ui'));

async function checkIn() {
  for (const name of ['sdk', 'ui']) write(`docs/public-surface/${name}.md`, await report());
}

it('The report names every export by its subpath, with its kind and its props', async () => {
  const text = await report();
  expect(text.split('\n## ').slice(1)).toEqual([
    '`@host/ui`\n\n- `usePanel`: hook\n',
    [
      '`@host/ui/panels`\n',
      '- `Dialog`: component',
      '  - `isOpen: boolean`',
      '- `Either`: component',
      '  - `demo?: false | true`',
      '  - `name?: string | undefined`',
      '- `LIMIT`: constant',
      '- `Panel`: component',
      '  - `onSaved?: (id: string) => void`',
      '  - `title: string`',
      '- `PanelError`: class',
      '- `PanelProps`: type',
      '- `joinList`: function',
      '- `usePanel`: hook\n',
    ].join('\n'),
    'Tokens of the theme\n\n- `--cd-text`\n',
    'Parts that a host can style\n\n- `panel-header`\n- `panel`\n',
    [
      'Texts that a host can replace\n',
      '- `panel`',
      '  - `...saveTexts`',
      '  - `count({ count }: { count: number })`',
      '  - `title`\n',
    ].join('\n'),
  ]);
});

it('The same package has the same report', async () => {
  expect(await report()).toBe(await report());
});

describe('A report that is checked in', () => {
  it('has nothing against the packages that it was written from', async () => {
    await checkIn();
    expect(await surfaceDefects(root)).toEqual([]);
  });

  it.each([
    [
      'a renamed prop',
      'dist/panels.d.ts',
      PANELS.replace('title: string', 'heading: string'),
      'heading: string',
    ],
    [
      'another type of a prop',
      'dist/panels.d.ts',
      PANELS.replace('title: string', 'title: number'),
      'title: number',
    ],
    ['an export that is gone', 'dist/index.d.ts', 'export {};', 'usePanel'],
    ['another token', 'dist/styles.css', '.cd-root{--cd-ink:#111}', '--cd-ink'],
    ['another part', 'src/theme/parts.ts', PARTS.replace('panel:', 'sheet:'), '`sheet`'],
    ['another text', 'src/panel.messages.ts', MESSAGES.replace('title', 'heading'), 'heading'],
  ])('fails for %s, and says what to do', async (_, file, text, named) => {
    await checkIn();
    write(`packages/ui/${file}`, text);
    const [defect, ...others] = await surfaceDefects(root);
    expect(others).toEqual([]);
    expect(defect).toContain('docs/public-surface/ui.md');
    expect(defect).toContain(named);
    expect(defect).toContain('run `npm run surface`');
  });

  it('fails where there is none', async () => {
    await checkIn();
    rmSync(path.join(root, 'docs/public-surface/sdk.md'));
    expect(await surfaceDefects(root)).toHaveLength(1);
  });
});
