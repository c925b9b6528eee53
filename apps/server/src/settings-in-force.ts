import type { SettingInForce } from '@chatdeck/sdk';
import type { SourceLocale } from '@chatdeck/sdk/constants';
import { SETTING_SOURCE } from '@chatdeck/sdk/operator';
import { SETTING_NAMES, type Environment } from './environment';

/** What carries a password or opens something; the operator only sees whether it is set. */
const SECRET: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'METRICS_TOKEN',
  'MQTT_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
]);

/** Settings whose default follows from others. */
interface Derived {
  readonly demo: SourceLocale | undefined;
  readonly sandbox: boolean;
  readonly mqttHost: string;
  readonly mailFrom: string;
}

/** A default as it would be written into the environment. */
function textOf(value: unknown): string {
  if (value instanceof URL) return value.href.replace(/\/$/, '');
  if (Array.isArray(value)) return value.map(String).join(',');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const flag = (isOn: boolean) => (isOn ? '1' : '0');

/** Every setting as it is in force, by the name of its variable, with where it comes from. */
export function settingsInForce(
  given: Readonly<Record<string, string | undefined>>,
  read: Environment,
  { demo, sandbox, mqttHost, mailFrom }: Derived,
): SettingInForce[] {
  const values = new Map<string, unknown>(Object.entries(read));
  const derived = new Map([
    ['CHATDECK_DEMO', demo ?? '0'],
    ['SANDBOX', flag(sandbox)],
    ['MQTT_HOST', mqttHost],
    ['MAIL_FROM', mailFrom],
  ]);
  return SETTING_NAMES.map((name) => {
    const own = given[name];
    const value = own ?? derived.get(name) ?? textOf(values.get(name));
    const isSecret = SECRET.has(name);
    return {
      name,
      value: isSecret ? '' : value,
      isSet: value !== '',
      isSecret,
      source: own === undefined ? SETTING_SOURCE.default : SETTING_SOURCE.environment,
    };
  });
}
