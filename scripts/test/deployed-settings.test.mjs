import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import yaml from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../apps/server/src/settings.ts';
import { dockerfile } from './production-layout.mjs';

const SECRET = 'c0ffee'.repeat(8);
const read = (path) => readFileSync(path, 'utf8');
const compose = (file) => yaml.load(read(`deploy/${file}`)).services;

/** The file `.env` of the documentation, with the passwords that its commands draw. */
const DOCUMENTED = parseEnv(
  /^cat > \.env <<END\n([^]*?)^END$/m
    .exec(read('docs/operations.md'))[1]
    .replaceAll(/\$\(openssl [^)]*\)/g, SECRET),
);

/** A value of a compose file with the variables of `.env`, as Docker puts them in. */
function interpolate(value, given) {
  return String(value).replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name, kind, text) => {
    if (given[name]) return given[name];
    if (kind === '?') throw new Error(`${name} is missing: ${text}`);
    return text ?? '';
  });
}

const OF_IMAGE = Object.fromEntries(
  dockerfile()
    .find(({ name }) => name === 'ENV')
    .value.split(' ')
    .map((one) => one.split('=')),
);

/** The settings with which the server starts in a service of a compose file. */
function settingsIn(file, name, given) {
  const { environment } = compose(file)[name];
  const values = Object.entries(environment).map(([key, value]) => [
    key,
    interpolate(value, given),
  ]);
  return readSettings({ ...OF_IMAGE, ...Object.fromEntries(values) });
}

const IN_CONTAINER = { host: '0.0.0.0', port: 7100, dataDir: '/data', sandbox: false };
const DAY_MS = 86_400_000;

describe('The server of compose.yaml', () => {
  const GIVEN = {
    PUBLIC_URL: 'https://chat.example.com',
    MQTT_PUBLIC_URL: 'wss://chat.example.com/mqtt',
    TRUST_PROXY: '172.17.0.1',
  };

  it('starts with the three values that have to be given', () => {
    expect(settingsIn('compose.yaml', 'chatdeck', GIVEN)).toMatchObject({
      ...IN_CONTAINER,
      demo: undefined,
      signUp: 'invite',
      backupEveryMs: DAY_MS,
      publicUrl: new URL(GIVEN.PUBLIC_URL),
      mqttPublicUrl: new URL(GIVEN.MQTT_PUBLIC_URL),
    });
  });

  it('takes over those that may be given', () => {
    const others = {
      SIGNUP: 'closed',
      SMTP_URL: 'smtps://user:password@mail.example.com',
      OPERATOR_MAIL: 'you@example.com',
      BACKUP_EVERY: '6h',
      METRICS_TOKEN: SECRET,
    };
    expect(settingsIn('compose.yaml', 'chatdeck', { ...GIVEN, ...others })).toMatchObject({
      signUp: 'closed',
      smtpUrl: new URL(others.SMTP_URL),
      operatorMail: others.OPERATOR_MAIL,
      backupEveryMs: DAY_MS / 4,
      metricsToken: SECRET,
    });
  });

  it.each(Object.keys(GIVEN))('does not start without %s', (name) => {
    const given = { ...GIVEN, [name]: '' };
    expect(() => settingsIn('compose.yaml', 'chatdeck', given)).toThrow(`${name} is missing`);
  });

  it.each([
    ['SIGNUP', 'invites'],
    ['TRUST_PROXY', 'proxy'],
    ['METRICS_TOKEN', 'short'],
    ['MQTT_PUBLIC_URL', 'https://chat.example.com/mqtt'],
  ])('does not start with %s=%s', (name, value) => {
    const given = { ...GIVEN, [name]: value };
    expect(() => settingsIn('compose.yaml', 'chatdeck', given)).toThrow(
      new RegExp(`^  ${name} `, 'm'),
    );
  });
});

describe('The servers of compose.scaled.yaml', () => {
  const names = Object.entries(compose('compose.scaled.yaml'))
    .filter(([, { image }]) => image.startsWith('chatdeck:'))
    .map(([name]) => name);

  it.each(names)('start with the documented values: %s', (name) => {
    const { mqttUrl, ...settings } = settingsIn('compose.scaled.yaml', name, DOCUMENTED);
    expect(settings).toMatchObject({
      ...IN_CONTAINER,
      ...(name === 'access' && { dataDir: '/tmp/data' }),
      publicUrl: new URL('https://chat.example.com'),
      databaseUrl: `postgres://chatdeck:${SECRET}@postgres/chatdeck`,
      signUp: 'invite',
      s3: expect.objectContaining({ bucket: 'chatdeck' }),
      smtpUrl: new URL(DOCUMENTED.SMTP_URL),
      metricsToken: undefined,
      backupEveryMs: name === 'server-1' ? DAY_MS : undefined,
    });
    expect(mqttUrl).toMatchObject({ username: 'chatdeck', password: SECRET, port: '1883' });
  });

  it('does not start without a value of the document', () => {
    const needed = Object.keys(DOCUMENTED).filter((name) => name !== 'OPERATOR_MAIL');
    expect(needed).toHaveLength(6);
    for (const missing of needed) {
      const given = { ...DOCUMENTED, [missing]: '' };
      expect(() => settingsIn('compose.scaled.yaml', 'server-1', given)).toThrow(
        `${missing} is missing`,
      );
    }
  });
});

describe('The servers of Kubernetes', () => {
  const [{ data }, { stringData }] = yaml.loadAll(read('deploy/kubernetes/config.yaml'));
  const start = (changes = {}) => {
    const filled = Object.entries(stringData).map(([name, value]) => [
      name,
      value.replace('CHANGE', SECRET),
    ]);
    return readSettings({ ...OF_IMAGE, ...data, ...Object.fromEntries(filled), ...changes });
  };

  it('start once the secrets are filled in', () => {
    expect(start()).toMatchObject({
      ...IN_CONTAINER,
      dataDir: '/data/chatdeck',
      publicUrl: new URL('https://chat.example.com'),
      databaseUrl: `postgres://chatdeck:${SECRET}@postgres/chatdeck`,
      s3: expect.objectContaining({ bucket: 'chatdeck' }),
      signUp: 'invite',
      metricsToken: SECRET,
    });
  });

  it('do not start with a token that was not filled in', () => {
    expect(() => start({ METRICS_TOKEN: stringData.METRICS_TOKEN })).toThrow('METRICS_TOKEN');
  });
});
