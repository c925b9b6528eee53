import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isOldPlugin, PLUGIN_VERSION } from './plugin-version.rules';

it.each([
  ['1.6.125', true],
  ['1.5.999', true],
  ['0.9.0', true],
  [PLUGIN_VERSION, false],
  ['1.6.127', false],
  ['1.10.0', false],
  ['2.0.0-beta.1', false],
  ['', false],
  ['newest', false],
])('calls the plugin %s old: %s', (version, isOld) => {
  expect(isOldPlugin(version)).toBe(isOld);
});

it('knows the plugin that the demo robot runs', () => {
  const robot = new URL('../../../../../fixtures/robot/package.json', import.meta.url);
  expect(readFileSync(robot, 'utf8')).toContain(`"wechaty-web-panel": "${PLUGIN_VERSION}"`);
});
