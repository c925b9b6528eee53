import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostLanguage } from '../../../fixtures/robot/host-language.mjs';
import { readSettings } from './settings';

describe('The settings', () => {
  it('have a default each', () => {
    expect(readSettings({})).toMatchObject({
      dataDir: resolve('.chatdeck'),
      host: '127.0.0.1',
      port: 7100,
      mqttHost: '127.0.0.1',
      mqttPort: 7183,
      demo: 'zh-CN',
      openSkewMs: 300_000,
      allowedOrigins: [],
    });
  });

  it('take an empty variable for one that is not set', () => {
    expect(readSettings({ PORT: '', HOST: '' })).toMatchObject({ port: 7100, host: '127.0.0.1' });
  });

  it("make a demo account in a database of one's own only on request", () => {
    const DATABASE_URL = 'postgres://localhost/chatdeck';
    expect(readSettings({ DATABASE_URL }).demo).toBeUndefined();
    expect(readSettings({ DATABASE_URL, CHATDECK_DEMO: '1' }).demo).toBe('zh-CN');
    expect(readSettings({ CHATDECK_DEMO: '0' }).demo).toBeUndefined();
  });

  it.each([
    ['en', { CHATDECK_DEMO: 'en', LANG: 'zh_CN.UTF-8' }],
    ['zh-CN', { CHATDECK_DEMO: 'zh-CN', LANG: 'en_US.UTF-8' }],
    ['en', { CHATDECK_DEMO: '1', LANG: 'en_GB.UTF-8' }],
    ['en', { LANG: 'en' }],
    ['en', { LC_ALL: '', LC_MESSAGES: 'en_US', LANG: 'zh_CN.UTF-8' }],
    ['zh-CN', { LC_ALL: 'zh_CN.UTF-8', LANG: 'en_US.UTF-8' }],
    ['zh-CN', { LANG: 'C.UTF-8' }],
    ['zh-CN', { LANG: 'enm' }],
    [undefined, { CHATDECK_DEMO: '0', LANG: 'en_US.UTF-8' }],
  ])(
    'make the demo account in the language that is asked for, or else of the host: %s',
    (language, given) => {
      expect(readSettings(given).demo).toBe(language);
    },
  );

  it.each([
    { LANG: 'en_GB.UTF-8' },
    { LANG: 'en' },
    { LC_ALL: '', LC_MESSAGES: 'en_US', LANG: 'zh_CN.UTF-8' },
    { LC_ALL: 'zh_CN.UTF-8', LANG: 'en_US.UTF-8' },
    { LANG: 'C.UTF-8' },
    { LANG: 'enm' },
    {},
  ])('name the people of the demo account in the language of the demo robot: %o', (host) => {
    expect(readSettings(host).demo).toBe(hostLanguage(host));
  });

  it('say how often a backup is made, in minutes, hours or days', () => {
    const every = (BACKUP_EVERY: string) => readSettings({ BACKUP_EVERY }).backupEveryMs;
    expect(['30m', '6h', '1d'].map(every)).toEqual([1_800_000, 21_600_000, 86_400_000]);
    expect(readSettings({})).toMatchObject({ backupEveryMs: undefined, backupKeep: 7 });
    for (const wrong of ['0h', '1', 'daily', '1w', '-1d']) {
      expect(() => every(wrong)).toThrow('BACKUP_EVERY must be a time such as');
    }
  });

  it('list the origins that may embed panels', () => {
    const ALLOWED_ORIGINS = 'https://a.example, http://localhost:3000';
    expect(readSettings({ ALLOWED_ORIGINS }).allowedOrigins).toEqual([
      'https://a.example',
      'http://localhost:3000',
    ]);
  });

  it('ask for the address that links lead to where mails really leave', () => {
    const SMTP_URL = 'smtps://me:secret@mail.example';
    expect(() => readSettings({ SMTP_URL })).toThrow('PUBLIC_URL must be set with SMTP_URL');
    expect(readSettings({ SMTP_URL, PUBLIC_URL: 'https://a.example' })).toMatchObject({
      mailFrom: 'no-reply@a.example',
      printMails: false,
    });
  });

  it('name the proxies that are believed, by hops or by address', () => {
    expect(readSettings({}).trustProxy).toBeUndefined();
    expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBeInstanceOf(Function);
    const TRUST_PROXY = '10.0.0.0/8, 192.0.2.7, fd00::/8';
    expect(readSettings({ TRUST_PROXY }).trustProxy).toEqual([
      '10.0.0.0/8',
      '192.0.2.7',
      'fd00::/8',
    ]);
  });

  it('ask where robots reach the cluster that the server publishes to', () => {
    const MQTT_URL = 'mqtt://chatdeck:secret@10.0.0.5:1883';
    expect(() => readSettings({ MQTT_URL })).toThrow('MQTT_PUBLIC_URL must be set with MQTT_URL');
    const { mqttPublicUrl } = readSettings({ MQTT_URL, MQTT_PUBLIC_URL: 'wss://a.example/mqtt' });
    expect(mqttPublicUrl?.href).toBe('wss://a.example/mqtt');
  });

  it('encrypt the broker of this process with a certificate and a key, and no cluster', () => {
    const files = { MQTT_TLS_CERT: '/tls/cert.pem', MQTT_TLS_KEY: '/tls/key.pem' };
    expect(readSettings({}).mqttTls).toBeUndefined();
    expect(readSettings(files).mqttTls).toEqual({
      certPath: '/tls/cert.pem',
      keyPath: '/tls/key.pem',
    });
    const cluster = { MQTT_URL: 'mqtt://c.example', MQTT_PUBLIC_URL: 'mqtts://c.example' };
    expect(() => readSettings({ ...files, ...cluster })).toThrow(
      'MQTT_TLS_CERT must be unset with MQTT_URL',
    );
  });

  it('show links on the terminal and offer the sandbox only in the embedded default', () => {
    expect(readSettings({})).toMatchObject({ printMails: true, sandbox: true });
    const DATABASE_URL = 'postgres://localhost/chatdeck';
    expect(readSettings({ DATABASE_URL })).toMatchObject({ printMails: false, sandbox: false });
    expect(readSettings({ DATABASE_URL, SANDBOX: '1' }).sandbox).toBe(true);
  });

  it.each([
    ['PORT', 'http'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'me'],
    ['SIGNUP', 'maybe'],
    ['SIGNUP_PER_HOUR', '0'],
    ['SANDBOX', 'yes'],
    ['PORT', '70000'],
    ['MQTT_PORT', '-1'],
    ['MQTT_URL', 'https://cluster.example'],
    ['MQTT_PUBLIC_URL', 'mqtts://me:secret@cluster.example'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'https://example.com/chat'],
    ['PUBLIC_URL', 'https://me:secret@example.com'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '*'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'proxy.internal'],
    ['TRUST_PROXY', '10.0.0.1,2'],
    ['MQTT_TLS_CERT', 'cert.pem'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['CHATDECK_DEMO', 'yes'],
    ['OPEN_SKEW_S', '0'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['ALLOWED_ORIGINS', '*'],
    ['LOG_LEVEL', 'loud'],
    ['SEND_GAP_MS', '-1'],
    ['OPEN_API_UNSIGNED', 'yes'],
    ['S3_ENDPOINT', 'example.com'],
    ['S3_BUCKET', 'without-keys'],
    ['UPLOAD_QUOTA_MB', 'much'],
  ])('name %s when it cannot be %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`\\n  ${name} must`));
  });
});

describe('The settings in force', () => {
  const inForce = (environment: NodeJS.ProcessEnv) =>
    new Map(readSettings(environment).inForce.map((setting) => [setting.name, setting]));

  it('say where each comes from, with its value as it would be written', () => {
    const found = inForce({ PORT: '8080', BACKUP_EVERY: '1d', HOST: '' });
    expect(found.get('PORT')).toMatchObject({ value: '8080', source: 'environment' });
    expect(found.get('BACKUP_EVERY')).toMatchObject({ value: '1d', source: 'environment' });
    expect(found.get('HOST')).toMatchObject({ value: '127.0.0.1', source: 'default' });
    expect(found.get('MQTT_HOST')).toMatchObject({ value: '127.0.0.1', source: 'default' });
    expect(found.get('SANDBOX')).toMatchObject({ value: '1', source: 'default' });
    expect(found.get('PUBLIC_URL')).toMatchObject({ value: '', isSet: false });
  });

  it('say of a secret only whether it is set', () => {
    const DATABASE_URL = 'postgres://chatdeck:hunter2@db.example/chatdeck';
    const SMTP_URL = 'smtps://me:hunter2@mail.example';
    const METRICS_TOKEN = 'hunter2hunter2hunter2';
    const given = { DATABASE_URL, SMTP_URL, METRICS_TOKEN, PUBLIC_URL: 'https://a.example' };
    const found = inForce(given);
    expect(found.get('DATABASE_URL')).toMatchObject({ value: '', isSet: true, isSecret: true });
    expect(found.get('MQTT_URL')).toMatchObject({ isSet: false, isSecret: true });
    expect(JSON.stringify([...found.values()])).not.toContain('hunter2');
  });
});

describe('The sandbox', () => {
  it('is off by default as soon as others can come in', () => {
    expect(readSettings({ PUBLIC_URL: 'http://localhost:7100' }).sandbox).toBe(true);
    expect(readSettings({ PUBLIC_URL: 'https://a.example' }).sandbox).toBe(false);
    expect(readSettings({ HOST: '0.0.0.0' }).sandbox).toBe(false);
    expect(readSettings({ HOST: '0.0.0.0', SANDBOX: '1' }).sandbox).toBe(true);
  });
});
