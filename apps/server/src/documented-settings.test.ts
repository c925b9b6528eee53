import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from './environment';
import { DOCUMENTS, ROOT } from './testing/documents.fixtures';

/** Variables that others than the server read, each with a file of theirs. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  AIBOTK_KEY: 'packages/sdk/src/resources/robot/robot-commands.ts',
  AIBOTK_SECRET: 'packages/sdk/src/resources/robot/robot-commands.ts',
  CALLBACK_TOKEN: 'apps/console/src/site/docs/callback-servers.test.ts',
  CHATDECK_KEY: 'examples/partner-server/server.mjs',
  CHATDECK_ROUTES: 'fixtures/robot/redirect.mjs',
  CHATDECK_SECRET: 'examples/partner-server/server.mjs',
  CHATDECK_URL: 'fixtures/robot/redirect.mjs',
  DOMAIN: 'deploy/Caddyfile',
  GUARANTEES_SEED: 'apps/server/src/guarantees/seeded.ts',
  LC_ALL: 'apps/server/src/demo-language.ts',
  LC_MESSAGES: 'apps/server/src/demo-language.ts',
  MQTT_PASSWORD: 'deploy/compose.scaled.yaml',
  POSTGRES_PASSWORD: 'deploy/compose.scaled.yaml',
  ROBOT_FRIENDS: 'fixtures/robot/bot.mjs',
  ROBOT_ROOMS: 'fixtures/robot/bot.mjs',
  TEST_DATABASE_URL: 'apps/server/vitest.config.ts',
  WECHATY_PUPPET: 'fixtures/robot/own-bot.mjs',
};
/** Node and the system read these. */
const OF_NODE = ['NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'TZ'];

/** A variable as code: by itself, or set to something. Constants of the code have their own names. */
const NAMED =
  /`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:=[^`]*|\/[^`]*)?`|(?<![\w$])([A-Z][A-Z\d_]{2,})=(?=\S)/g;
const CONSTANTS = ['ACCOUNT_CAP', 'CONFIG_DEFAULTS', 'CONFIG_SETTINGS'];

const namedIn = (text: string) =>
  [...text.matchAll(NAMED)].flatMap(([, alone, set]) => alone ?? set ?? []);
const known = new Set([...SETTING_NAMES, ...Object.keys(READ_ELSEWHERE), ...OF_NODE, ...CONSTANTS]);
const unknownIn = (text: string) => namedIn(text).filter((name) => !known.has(name));

describe('The environment variables of the documentation', () => {
  it.each(DOCUMENTS)('are read by somebody: $path', ({ text }) => {
    expect(unknownIn(text)).toEqual([]);
  });

  it.each(Object.entries(READ_ELSEWHERE))('are read where it says so: %s', (name, file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(name);
  });

  it('have no setting of the server left out', () => {
    const readme = DOCUMENTS.find(({ path }) => path === 'apps/server/README.md')?.text ?? '';
    expect(SETTING_NAMES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('are found, and an old name too', () => {
    expect(DOCUMENTS.flatMap(({ text }) => namedIn(text)).length).toBeGreaterThan(100);
    expect(unknownIn('set `SMTP_ADDRESS`, or')).toEqual(['SMTP_ADDRESS']);
    expect(unknownIn('    SIGN_UP=closed npm start')).toEqual(['SIGN_UP']);
  });
});
