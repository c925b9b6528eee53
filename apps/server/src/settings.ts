import { demoLanguage } from './demo-language';
import { checkedEnvironment } from './environment';
import { isLoopback } from './loopback';
import { settingsInForce } from './settings-in-force';
import { StartRefused } from './start-refused';
import { readQuota, readS3 } from './storage/storage-settings';

/** Reads the settings from environment variables; an empty variable counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = checkedEnvironment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`);
    throw new StartRefused(`Some settings cannot be used:\n${[...new Set(lines)].join('\n')}`);
  }
  const env = parsed.data;
  // A separate database means production: no demo account and no sandbox unless requested.
  const isEmbedded = env.DATABASE_URL === undefined;
  const flag = (value: '0' | '1' | undefined, unset: boolean) =>
    value === undefined ? unset : value === '1';
  const { HOST: host, PUBLIC_URL: publicUrl } = env;
  // Where others come in, anybody could become a member without paying.
  const isOpen = publicUrl?.protocol === 'https:' || !isLoopback(host);
  const settings = {
    dataDir: env.DATA_DIR,
    host,
    port: env.PORT,
    mqttHost: env.MQTT_HOST ?? host,
    mqttPort: env.MQTT_PORT,
    mqttUrl: env.MQTT_URL,
    mqttPublicUrl: env.MQTT_PUBLIC_URL,
    mqttTls:
      env.MQTT_TLS_CERT === undefined || env.MQTT_TLS_KEY === undefined
        ? undefined
        : { certPath: env.MQTT_TLS_CERT, keyPath: env.MQTT_TLS_KEY },
    publicUrl,
    trustProxy: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL,
    /** The language of the demo account; undefined if none is made. */
    demo: demoLanguage(env.CHATDECK_DEMO, isEmbedded, environment),
    sandbox: flag(env.SANDBOX, isEmbedded && !isOpen),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `no-reply@${publicUrl?.hostname ?? 'localhost'}`,
    operatorMail: env.OPERATOR_MAIL,
    /** Links are printed to the terminal only where nobody but the owner is expected to read it. */
    printMails: isEmbedded && env.SMTP_URL === undefined,
    signUp: env.SIGNUP,
    signUpsPerHour: env.SIGNUP_PER_HOUR,
    offlineAlertMs: env.OFFLINE_ALERT_MIN * 60_000,
    openSkewMs: env.OPEN_SKEW_S * 1000,
    consoleDir: env.CONSOLE_DIR,
    allowedOrigins: env.ALLOWED_ORIGINS,
    s3: readS3(env),
    quota: readQuota(env),
    /** The time between two scheduled backups; undefined if none are made. */
    backupEveryMs: env.BACKUP_EVERY,
    backupKeep: env.BACKUP_KEEP,
    openApiUnsigned: env.OPEN_API_UNSIGNED === '1',
    sendGapMs: env.SEND_GAP_MS,
    tianapiUrl: env.TIANAPI_URL,
    privateServices: env.PRIVATE_SERVICES === '1',
    notice: env.NOTICE,
    feedbackGroup: env.FEEDBACK_GROUP,
    logLevel: env.LOG_LEVEL,
    /** Accounts and addresses are hashed in the log. */
    logPrivate: env.LOG_PRIVATE === '1',
    /** For how many days the audit trail is retained; 0 writes none. */
    auditDays: env.AUDIT_DAYS,
    metricsToken: env.METRICS_TOKEN,
  };
  const { demo, sandbox, mqttHost, mailFrom } = settings;
  const derived = { demo, sandbox, mqttHost, mailFrom };
  return { ...settings, inForce: settingsInForce(Object.fromEntries(given), env, derived) };
}

export type Settings = ReturnType<typeof readSettings>;

/** Who may sign up: everybody, those with an invite code, nobody. */
export type SignUpMode = Settings['signUp'];
