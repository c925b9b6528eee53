import type { BackupFile, ServerNow, SettingInForce } from '@chatdeck/sdk';
import { textIn } from '@chatdeck/sdk/constants';
import { SERVER_PARTS, SETTING_SOURCES } from '@chatdeck/sdk/operator';
import { warningText } from '../exposure';
import type { StoredNow } from '../resources/operator/server-now';
import type { CommandParts } from './command-parts';
import { table } from './output';

const HOUR_MS = 3_600_000;
const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** A size in full kilobytes, or in megabytes. */
const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** What a choice of the operator's page is called there. */
const labelOf = <Value extends string>(
  choices: readonly { readonly value: Value; readonly text: Parameters<typeof textIn>[0] }[],
  value: Value,
): string => textIn(choices.find((choice) => choice.value === value)?.text, 'en') ?? value;

/** The operator's commands that show how the server is; each returns the text to print. */
export const serverCommands = ({ now, operator }: Pick<CommandParts, 'now' | 'operator'>) => ({
  /** What the server does now, as the operator's page says it. */
  async now(): Promise<string> {
    const found = await now();
    const { accounts, outbox } = found;
    const { members, blocked, closing } = accounts;
    const behind = `the oldest for ${Math.round(outbox.lagSeconds)} s`;
    return [
      ...('version' in found
        ? processLines(found)
        : ['No server runs in this process: its parts, memory and consoles are on its page.']),
      `Accounts: ${accounts.all} (members: ${members}, blocked: ${blocked}, being deleted: ${closing}).`,
      `Outbox: ${outbox.queued} waiting, ${behind}; ${outbox.sending} being sent.`,
      ...listLines(found),
    ].join('\n');
  },

  /** The settings in force with where they come from, and what the operator is warned of; no secret. */
  async settings(): Promise<string> {
    const { list, warnings } = await operator.settings();
    const rows = list.map((setting) => [
      setting.name,
      valueOf(setting),
      labelOf(SETTING_SOURCES, setting.source).toLowerCase(),
    ]);
    return [table(['setting', 'value', 'from'], rows), ...warnings.map(warningText)].join('\n');
  },

  /** The backups in the data folder, newest first, and when they are made. */
  async backups(): Promise<string> {
    const { host, folder, everyMs, keep, runningSince, failedAt, list } =
      await operator.backups.list();
    const plan =
      everyMs === null
        ? 'None are made by themselves: BACKUP_EVERY is not set.'
        : `One is made every ${everyMs / HOUR_MS} hours, and the last ${keep} are retained.`;
    return [
      `Backups in ${folder} on ${host}. ${plan}`,
      ...(runningSince === null ? [] : [`One is being made since ${runningSince}.`]),
      ...(failedAt === null ? [] : [`The last one that was asked for failed at ${failedAt}.`]),
      list.length === 0
        ? 'There is none yet.'
        : table(['name', 'size', 'made', 'by'], list.map(backupRow)),
    ].join('\n');
  },
});

function processLines(now: ServerNow): string[] {
  const { host, version, startedAt, memory, broker, streams, parts } = now;
  const connected = broker.connections === null ? '' : `, robots connected: ${broker.connections}`;
  const rows = parts.map(({ part, isOk, since }) => [
    labelOf(SERVER_PARTS, part),
    isOk ? 'works' : 'FAILS',
    since,
  ]);
  return [
    `Version ${version} on ${host}, up since ${startedAt}. Memory: ${sizeText(memory)}, open consoles: ${streams}${connected}.`,
    table(['part', 'state', 'since'], rows),
  ];
}

function listLines({ robots, jobs }: StoredNow): string[] {
  const online = robots.list.map(({ email, name, seenAt }) => [email, name || '-', seenAt]);
  const running = jobs.list.map(({ id, email, createdAt, waiting }) => [
    id,
    email,
    createdAt,
    String(waiting),
  ]);
  return [
    `Robots online: ${robots.count}.`,
    ...(online.length === 0 ? [] : [table(['e-mail', 'robot', 'seen'], online)]),
    `Mass sends under way: ${jobs.count}.`,
    ...(running.length === 0 ? [] : [table(['number', 'e-mail', 'made', 'waiting'], running)]),
  ];
}

function valueOf({ value, isSet, isSecret }: SettingInForce): string {
  if (!isSet) return '-';
  return isSecret ? '(set)' : value;
}

const backupRow = ({ name, size, createdAt, isScheduled }: BackupFile): string[] => [
  name,
  sizeText(size),
  createdAt,
  isScheduled ? 'schedule' : 'hand',
];
