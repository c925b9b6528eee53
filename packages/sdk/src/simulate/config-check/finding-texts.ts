import type { Text } from '../../core/locale';
import type { RuleReference } from '../simulation.types';
import type { CheckContext } from './finding.types';

const row = (zh: string, en: string): Text => ({ 'zh-CN': zh, en });

interface Names {
  readonly zh: string;
  readonly en: string;
}

/** What the lists of a config are called in a sentence. */
const LIST_NAME: Readonly<Record<string, Names>> = {
  replyKeywords: { zh: '简单问答', en: 'simple Q&A' },
  eventKeywords: { zh: '技能中心', en: 'the skill centre' },
  callBackEvents: { zh: '回调事件', en: 'callback events' },
  forwards: { zh: '关键词转发', en: 'keyword forwards' },
  privateForwards: { zh: '转发助手', en: 'the forward assistant' },
  roomAsyncList: { zh: '多群消息同步', en: 'group sync' },
  roomJoinKeywords: { zh: '关键词进群', en: 'join rules' },
  dialogues: { zh: '自定义对话', en: 'dialogues' },
  customBot: { zh: '自定义机器人', en: 'custom bot' },
  summerConfig: { zh: '群聊总结', en: 'chat summary' },
  preventWords: { zh: '敏感词', en: 'blocked words' },
};

const nameOf = (list: string): Names => LIST_NAME[list] ?? { zh: list, en: list };

interface Caught {
  readonly number: number;
  readonly word: string;
}

/** The number of a rule in a text. */
export const ruleNumber = ({ numberOf }: CheckContext, rule: RuleReference): number =>
  numberOf?.(rule) ?? rule.index + 1;

/** What is wrong with a config, in both languages. */
export const FINDING_TEXT = {
  shadowed: ({ number, word }: Caught) =>
    row(
      `永远轮不到：第 ${number} 条里有「${word}」，先被它拦下`,
      `Never reached: rule ${number} has "${word}" and comes first`,
    ),
  caughtKeyword: ({ number, word, keyword }: Caught & { readonly keyword: string }) =>
    row(
      `「${keyword}」轮不到这一条：第 ${number} 条里有「${word}」`,
      `"${keyword}" never gets here: rule ${number} has "${word}"`,
    ),
  unreachable: ({ list, number }: { readonly list: string; readonly number?: number }) => {
    const { zh, en } = nameOf(list);
    const at = number === undefined ? ['', ''] : [`第 ${number} 条`, `rule ${number} of `];
    return row(
      `永远轮不到：这些关键词先由${zh}${at[0]}处理`,
      `Never reached: ${at[1]}${en} takes these keywords first`,
    );
  },
  shortKeyword: (word: string) =>
    row(
      `「${word}」只有一个字，很多消息都会触发`,
      `"${word}" is a single character, which many messages have`,
    ),
  exactContains: () => row('精确匹配在这里等于包含', 'Exact means contains here'),
  noReplies: () => row('没有能发出去的内容', 'There is nothing to send'),
  materialGone: (name: string) =>
    row(
      `素材「${name}」已经删除，发的是当时的副本`,
      `The material "${name}" was deleted; its copy from then is sent`,
    ),
  targetGone: (name: string) =>
    row(`机器人已经没有「${name}」`, `The robot has no "${name}" any more`),
  targetGoneLast: (name: string) =>
    row(
      `机器人已经没有「${name}」，这里也没有别的对象，请换一个或者删掉这一条`,
      `The robot has no "${name}" any more, and nothing else is chosen here: choose another, or delete this one`,
    ),
  targetRenamed: ({ name, now }: { readonly name: string; readonly now: string }) =>
    row(`「${name}」改名为「${now}」了`, `"${name}" is called "${now}" now`),
  targetRenamedDouble: ({ name, now }: { readonly name: string; readonly now: string }) =>
    row(
      `「${name}」改名为「${now}」了，叫这个名字的不止一个，请自己选`,
      `"${name}" is called "${now}" now, like another one: choose it yourself`,
    ),
  targetMoved: (name: string) =>
    row(
      `「${name}」的 ID 变了，机器人找不到它`,
      `"${name}" has another ID now, so the robot does not find it`,
    ),
  targetDouble: ({ name, count }: { readonly name: string; readonly count: number }) =>
    row(
      `有 ${count} 个「${name}」，机器人只会用第一个`,
      `There are ${count} called "${name}"; the robot uses the first`,
    ),
  loop: (path: readonly string[]) =>
    row(`转发绕成一圈：${path.join(' → ')}`, `Forwarded in a circle: ${path.join(' → ')}`),
  membership: (list: string) =>
    row(`${nameOf(list).zh}需要开通会员才生效`, `A membership is needed for ${nameOf(list).en}`),
  off: (list: string) =>
    row(
      `${nameOf(list).zh}填好了，但没有打开`,
      `The ${nameOf(list).en} is set up and switched off`,
    ),
  sameMinute: ({ number, name }: { readonly number: number; readonly name: string }) =>
    row(
      `和第 ${number} 条在同一分钟发给「${name}」`,
      `Sent to "${name}" in the same minute as row ${number}`,
    ),
  neverRuns: ({ 'zh-CN': zh, en }: Text) => row(`不会执行：${zh}`, `Never runs: ${en}`),
} as const;

/** What a fix does, in both languages. */
export const FIX_TEXT = {
  removeRow: row('删掉这一条', 'Remove this rule'),
  removeKeywords: row('去掉轮不到的关键词', 'Remove the keywords that never get here'),
  contains: row('改成包含匹配', 'Make it contain'),
  useCopy: row('改用副本', 'Use the copy'),
  newId: row('换成现在的 ID', 'Use the current ID'),
  newName: row('换成现在的名字', 'Use the current name'),
  removeChat: row('从这一条里去掉', 'Remove it from this one'),
  pauseRow: row(
    '暂停这一条：去掉以后它就没有对象了',
    'Pause this one: without it, nothing would be left to send to',
  ),
} as const;
