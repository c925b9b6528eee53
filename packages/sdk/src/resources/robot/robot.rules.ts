import * as z from 'zod/mini';
import { isPlainText, visibly } from '../../core/check';
import type { JsonObject } from '../../core/json';
import { isKey } from '../../core/key';
import { brokenLimit, REQUEST_LIMIT } from '../../core/request-limits';
import { isWebAddress } from '../../core/link';
import { SCHEDULE_LISTS } from '../schedule/schedule.constants';
import { configDangers } from './config-safety.rules';
import { parseConfig, type RobotConfig } from './robot-config';
import { ROBOT_TYPE } from './robot-type.constants';
import {
  BOT_SCOPE,
  CONFIG_SETTINGS,
  type BySetting,
  type SettingKind,
} from './robot-config.constants';

const text = z
  .string('invalid')
  .check(z.maxLength(5000, { error: 'length.5000', abort: true }), isPlainText);
const count = z.int('config.number').check(z.minimum(0, 'config.number'));
/** Earlier consoles stored either form; both have the same meaning. */
const flag = z.union([z.boolean(), z.literal([0, 1])], 'invalid');
const address = text.check(
  z.refine((value) => value === '' || isWebAddress(value), 'config.address'),
);

/** The rule of each kind of setting. */
const RULE_OF_KIND = {
  text,
  secret: text,
  address,
  prose: text,
  number: count,
  amount: count,
  flag,
  scope: z.enum(BOT_SCOPE, 'invalid'),
};
/** The schema of all scalar fields, each with the rule of its kind. */
const settingsSchema = <Rules extends Record<SettingKind, z.ZodMiniType>>(rules: Rules) =>
  z.object(
    Object.fromEntries(
      Object.entries(CONFIG_SETTINGS).map(([name, kind]) => [name, rules[kind]]),
      // The table has every setting, which the type of Object.fromEntries cannot express.
    ) as BySetting<Rules>,
  );

/** The scalar fields of the robot config as they may be stored (product specification, section 3). */
export const configFieldsSchema = settingsSchema(RULE_OF_KIND);

/** The plugin reads the prompt of ChatGPT as a template, which a single brace breaks (robot contract, section 1.2). */
const breaksTemplate = ({ defaultBot, openaiSystemMessage }: RobotConfig) =>
  defaultBot === ROBOT_TYPE.chatGpt && /[{}]/.test(openaiSystemMessage.replace(/\{\{|\}\}/g, ''));

/** The maximum number of rows in a list of the config. */
export const CONFIG_ROWS_MAX = { schedules: 1_000, others: 5_000 } as const;

/** The issue of a document that is nested too deeply or too long. */
function outlineIssue(stored: JsonObject) {
  const { depth } = REQUEST_LIMIT;
  if (brokenLimit(stored, { depth }) !== undefined) return { message: 'request.depth', path: [] };
  for (const [key, value] of Object.entries(stored)) {
    if (!Array.isArray(value)) continue;
    const isSchedule = SCHEDULE_LISTS.some((list) => list === key);
    const max = isSchedule ? CONFIG_ROWS_MAX.schedules : CONFIG_ROWS_MAX.others;
    const message = isSchedule ? 'config.schedules' : 'config.rows';
    if (value.length > max) return { message, path: [key] };
  }
  return undefined;
}

/** A complete config document: valid JSON, harmless to the robot, and with valid known fields. */
export const configDocumentSchema = z.string('required').check(
  z.superRefine((raw, context) => {
    const parsed = parseConfig(raw);
    if (parsed.status === 'malformed') {
      context.addIssue({ code: 'custom', message: 'config.malformed', input: raw });
      return;
    }
    // First, so that the following checks never see a document that is too deep or too long.
    const outline = outlineIssue(parsed.stored);
    if (outline) {
      context.addIssue({ code: 'custom', ...outline, input: raw });
      return;
    }
    for (const { path, rule } of configDangers(parsed.stored, REQUEST_LIMIT.issues)) {
      context.addIssue({ code: 'custom', message: rule, path: [...path], input: raw });
    }
    const known = z.safeParse(z.partial(configFieldsSchema), parsed.stored);
    for (const issue of known.error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path, input: raw });
    }
    if (breaksTemplate(parsed.view)) {
      const path = ['openaiSystemMessage'];
      context.addIssue({ code: 'custom', message: 'config.braces', path, input: raw });
    }
  }),
);

/** Zero would be stored as 'not set' and read back as the default, so it is rejected. */
const amount = z.int('config.positive').check(z.minimum(1, 'config.positive'));

/** New values of scalar fields of the robot config, as a form submits them. */
export const configEditsSchema = z.partial(
  settingsSchema({ ...RULE_OF_KIND, amount, secret: text.check(visibly, isKey) }),
);
