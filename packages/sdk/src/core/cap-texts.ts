import { textIn } from './language-pack';
import { ACCOUNT_CAP } from './account-caps.constants';
import type { Locale } from './locale';
import { wrong } from './rule-text';

const number = (cap: number) => cap.toLocaleString('en');
const size = (bytes: number) =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`;

/** The text of a cap on a number: nothing can be added until something is deleted. */
const full = (cap: number, zh: string, en: string) =>
  wrong(
    `${zh}最多 ${cap} 个，请先删除不用的`,
    `At most ${number(cap)} ${en}: delete some that you no longer need`,
  );

/** The text of a cap on a size that the robot could not load in one answer. */
const large = (zh: string, en: string) =>
  wrong(
    `全部${zh}合计不能超过 ${size(ACCOUNT_CAP.robotItemBytes)}，请缩短内容或删除不用的`,
    `All ${en} together take at most ${size(ACCOUNT_CAP.robotItemBytes)}: shorten some or delete them`,
  );

/**
 * The texts for exceeded caps: the cap, and what to do about it. Only the server sends them, as messages of refusals,
 * so no client bundles them.
 */
export const CAP_TEXT = {
  'cap.materials': full(ACCOUNT_CAP.materials, '素材', 'materials'),
  'cap.prompts': full(ACCOUNT_CAP.prompts, '预设角色', 'preset roles'),
  'cap.samples': full(ACCOUNT_CAP.samples, '样例', 'sample messages'),
  'cap.chatTags': wrong(
    `好友和群的标签合计最多 ${ACCOUNT_CAP.chatTags} 个，请先去掉不用的`,
    `All friends and groups together have at most ${number(ACCOUNT_CAP.chatTags)} tags: remove some that you no longer need`,
  ),
  'cap.reminders': full(ACCOUNT_CAP.reminders, '未执行的提醒', 'reminders to come'),
  'cap.dialogues': full(ACCOUNT_CAP.dialogues, '对话', 'dialogues'),
  'cap.feeds': full(ACCOUNT_CAP.feeds, 'RSS 订阅', 'feeds'),
  'cap.batchTasks': full(ACCOUNT_CAP.batchTasks, '批量任务', 'batch tasks'),
  'cap.dialogues.size': large('对话', 'dialogues'),
  'cap.feeds.size': large(' RSS 订阅', 'feeds'),
  'cap.batchTasks.size': large('批量任务', 'batch tasks'),
  'cap.custom': wrong(
    `定制中心的内容合计不能超过 ${size(ACCOUNT_CAP.customBytes)}，请缩短内容或删除不用的`,
    `The custom centre takes at most ${size(ACCOUNT_CAP.customBytes)}: shorten its texts or delete some`,
  ),
  'cap.waiting': wrong(
    `最多 ${ACCOUNT_CAP.waitingTargets} 个对象排队等待群发，请等已有的群发完成，或取消其中一些`,
    `At most ${number(ACCOUNT_CAP.waitingTargets)} targets wait at once: let a mass send finish, or cancel one`,
  ),
  'cap.sends': wrong(
    `一天最多发送 ${ACCOUNT_CAP.sendsPerDay} 次，请明天再试`,
    `At most ${number(ACCOUNT_CAP.sendsPerDay)} sends a day: try again tomorrow`,
  ),
  'cap.feedback': wrong(
    `一天最多提交 ${ACCOUNT_CAP.feedbackPerDay} 条反馈，请明天再试`,
    `At most ${ACCOUNT_CAP.feedbackPerDay} messages to the operator a day: try again tomorrow`,
  ),
  // The number is the operator's, another one for each partner.
  'cap.customers': wrong(
    '客户账号已达管理员给定的上限，请联系管理员',
    'There are as many accounts of customers as the operator allowed: ask for more',
  ),
  'cap.passkeys': full(ACCOUNT_CAP.passkeys, '通行密钥', 'passkeys'),
  'cap.openApiKeys': full(ACCOUNT_CAP.openApiKeys, '更多密钥', 'further keys'),
  'key.ended': wrong('有效期要在现在之后', 'The key has to end in the future'),
  // Why a passkey was not accepted, beside code 20006.
  'passkey.unknown': wrong(
    '没有账号在用这个通行密钥，可能已被移除，请用密码登录',
    'No account has this passkey; it may have been removed. Log in with your password',
  ),
  'passkey.expired': wrong('等太久了，请再试一次', 'That took too long; try again'),
  'passkey.refused': wrong(
    '这个通行密钥没有通过验证，请再试一次，或改用密码',
    'This passkey was not accepted: try again, or use your password',
  ),
  'answer.size': wrong(
    '内容超过 5 MB，无法一次返回，请减少每页条数，或缩短内容后再试',
    'This answer would be larger than 5 MB: ask for fewer rows a page, or shorten what is stored',
  ),
} as const;

/** The id of a cap, which an answer carries as its `rule`. */
export type CapId = keyof typeof CAP_TEXT;

/** The text of a cap in a language. */
export const capText = (id: CapId, locale: Locale): string => textIn(CAP_TEXT[id], locale);
