import { resolve } from 'node:path';
import * as z from 'zod';
import { DEMO_CHOICES } from './demo-language';
import { trustedProxy } from './http/trusted-proxy';
import { places } from './places';
import { hasS3Keys, storageVariables } from './storage/storage-settings';

const mqttAddress = (error: string) =>
  z.url({ protocol: /^(mqtts?|wss?)$/, hostname: /./, error }).transform((text) => new URL(text));

const filePath = z.string().transform((path) => resolve(path));

/** The environment variables for MQTT. */
const mqttVariables = {
  MQTT_URL: mqttAddress('must be an mqtt://, mqtts://, ws:// or wss:// address').optional(),
  MQTT_PUBLIC_URL: mqttAddress('must be an mqtt://, mqtts://, ws:// or wss:// address')
    .refine(
      ({ username, password }) => username === '' && password === '',
      'must be without a user and a password, since every robot receives it',
    )
    .optional(),
  MQTT_TLS_CERT: filePath.optional(),
  MQTT_TLS_KEY: filePath.optional(),
};

/** A cluster has certificates of its own; here they would secure nothing. */
const hasTlsFiles = ({ MQTT_TLS_CERT, MQTT_TLS_KEY }: Variables): boolean =>
  (MQTT_TLS_CERT === undefined) === (MQTT_TLS_KEY === undefined);
const isTlsEmbedded = ({ MQTT_TLS_CERT, MQTT_URL }: Variables): boolean =>
  MQTT_TLS_CERT === undefined || MQTT_URL === undefined;

type Variables = z.output<z.ZodObject<typeof mqttVariables>>;

/** Robots usually reach a cluster at a different address than this server does, and must not get its password. */
const hasPublicMqtt = ({ MQTT_URL, MQTT_PUBLIC_URL }: Variables): boolean =>
  MQTT_URL === undefined || MQTT_PUBLIC_URL !== undefined;

const port = z.coerce
  .number('must be a port number, or 0 for any free port')
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535');

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((text) => new URL(text))
  .refine(
    ({ href, origin }) => href === `${origin}/`,
    'must be scheme, host and port alone, such as https://chat.example.com',
  );

const origin = z
  .url({ protocol: /^https?$/, error: 'must list exact origins such as https://example.com' })
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must list origins without a path',
  );

const UNIT_MS = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/** A duration such as 30m, 6h or 1d, in milliseconds. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/, 'must be a time such as 30m, 6h or 1d')
  .transform((text) => Number(text.slice(0, -1)) * (UNIT_MS.get(text.slice(-1)) ?? 0));

const environmentSchema = z.object({
  DATA_DIR: z
    .string()
    .default('.chatdeck')
    .transform((folder) => resolve(folder)),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(7100),
  MQTT_HOST: z.string().optional(),
  MQTT_PORT: port.default(7183),
  ...mqttVariables,
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: trustedProxy.optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .transform((text) => new URL(text))
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  OPERATOR_MAIL: z.email('must be an e-mail address').optional(),
  SIGNUP: z.enum(['open', 'invite', 'closed'], 'must be open, invite or closed').default('open'),
  SIGNUP_PER_HOUR: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .default(60),
  OFFLINE_ALERT_MIN: z.coerce
    .number('must be a number of minutes')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .default(10),
  SANDBOX: z.enum(['0', '1'], 'must be 1 or 0').optional(),
  CHATDECK_DEMO: z.enum(DEMO_CHOICES, 'must be 1, 0, zh-CN or en').optional(),
  OPEN_SKEW_S: z.coerce
    .number('must be a number of seconds')
    .positive('must be more than 0')
    .default(300),
  CONSOLE_DIR: z
    .string()
    .default(places.consoleBuild)
    .transform((folder) => resolve(folder)),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((item) => item.trim() || []))
    .pipe(z.array(origin)),
  ...storageVariables,
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'must have at least 16 characters that a header can carry')
    .optional(),
  BACKUP_EVERY: duration.optional(),
  BACKUP_KEEP: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .default(7),
  OPEN_API_UNSIGNED: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
  SEND_GAP_MS: z.coerce
    .number('must be a number of milliseconds')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .optional(),
  TIANAPI_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .default('https://apis.tianapi.com')
    .transform((text) => new URL(text)),
  PRIVATE_SERVICES: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
  NOTICE: z.string().max(2_000, 'must have at most 2000 characters').default(''),
  FEEDBACK_GROUP: z.string().max(40, 'must have at most 40 characters').default(''),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('warn'),
  AUDIT_DAYS: z.coerce
    .number('must be a number of days')
    .int('must be a whole number')
    .min(0, 'must be 0 to 3650')
    .max(3_650, 'must be 0 to 3650')
    .default(90),
  LOG_PRIVATE: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
});

/** The environment variables that are read. */
export const SETTING_NAMES = Object.keys(environmentSchema.shape);

/** Every variable with its rule, and the rules between them. */
export const checkedEnvironment = environmentSchema
  // Links in mails point to it; the host that a request claims is not trusted.
  .refine(({ SMTP_URL, PUBLIC_URL }) => SMTP_URL === undefined || PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'must be set with SMTP_URL, since the links in mails lead to it',
  })
  .refine(hasPublicMqtt, {
    path: ['MQTT_PUBLIC_URL'],
    error: 'must be set with MQTT_URL, since robots receive it',
  })
  .refine(hasTlsFiles, {
    path: ['MQTT_TLS_CERT'],
    error: 'must be set together with MQTT_TLS_KEY',
  })
  .refine(isTlsEmbedded, {
    path: ['MQTT_TLS_CERT'],
    error: 'must be unset with MQTT_URL, since the cluster has certificates of its own',
  })
  .refine(hasS3Keys, {
    path: ['S3_BUCKET'],
    error: 'must have S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it',
  });

/** The variables as they are read, each with its default. */
export type Environment = z.output<typeof checkedEnvironment>;
