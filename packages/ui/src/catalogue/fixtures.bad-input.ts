import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FIXTURES } from './fixtures';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A component and the package entry that exports it. */
interface ExportedComponent {
  readonly entry: string;
  readonly name: string;
}

/** Every component that `exports` of the package.json offers, read from the modules themselves. */
async function exportedComponents(): Promise<readonly ExportedComponent[]> {
  const found = await Promise.all(
    sources().map(async ([entry, source]) => {
      const module: unknown = await import(/* @vite-ignore */ join(ROOT, source));
      return Object.entries(Object(module) as Record<string, unknown>)
        .filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value))
        .map(([name]) => ({ entry, name }));
    }),
  );
  return found.flat();
}

/** A function, or what `forwardRef` makes of one. */
const isComponent = (value: unknown) =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

function sources(): readonly (readonly [entry: string, source: string])[] {
  const parsed: unknown = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { exports } = Object(parsed) as { readonly exports: Readonly<Record<string, unknown>> };
  return Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target !== null && '@chatdeck/source' in target
      ? [[entry, String(target['@chatdeck/source'])] as const]
      : [],
  );
}

/** Components that need no fixture, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  AttentionPart: 'a part of the home page, which is nothing while nothing was found',
  Brand: 'a picture and a name',
  ChatdeckProvider: 'it is around each fixture',
  ChatdeckProviderElement: 'it is around elements, which show the components of the other fixtures',
  ConnectionBanner: 'words of its own, about the browser',
  DoubledBanner: 'words of its own, and nothing while there is one robot',
  FindingCount: 'a number, which is left out while there is none',
  FeedbackGroup: 'a number that an operator may leave out, and nothing while there is none',
  InitialiseBanner: 'words of its own',
  LanguageMenu: 'the names of the languages',
  PageCount: 'a number, which is left out while there is none',
  OfflineBanner: 'nothing while the robot is online; what it shows is in RobotCard',
  RobotButton: 'the name and state of RobotCard, without its texts',
  PanelStates: 'it is around panels, with what the host gives it',
  PageFailedScreen: 'words of its own, about a page that did not load',
  UnreachableScreen: 'words of its own, before the first answer',
  UpdateBanner: 'words of its own',
};

it('has a fixture of every exported component that may call the server', async () => {
  const all = await exportedComponents();
  // Primitives make no calls: they may not import the store.
  const names = all.flatMap(({ entry, name }) => (entry === './primitives' ? [] : [name]));
  const callers = new Set(names.filter((name) => !(name in LEFT_OUT)));
  expect(callers.size).toBeGreaterThan(30);
  expect(new Set(FIXTURES.map(({ name }) => name))).toEqual(callers);
});
