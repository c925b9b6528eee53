import { textIn } from '../../core/language-pack';
import type { Text } from '../../core/locale';
import type { RuleReference } from '../simulation.types';
import type { CheckContext } from './finding.types';

/** They hold names, so that a pack could not find them by their originals. */
const row = (zh: string, en: string, tw: string): Text => ({ 'zh-CN': zh, en, 'zh-TW': tw });

interface Names {
  readonly zh: string;
  readonly en: string;
  readonly tw: string;
}

/** What the lists of a config are called in a sentence. */
const LIST_NAME: Readonly<Record<string, Names>> = {
  replyKeywords: { zh: '简单问答', en: 'simple Q&A', tw: '簡單問答' },
  eventKeywords: { zh: '技能中心', en: 'the skill centre', tw: '技能中心' },
  callBackEvents: { zh: '回调事件', en: 'callback events', tw: '回呼事件' },
  forwards: { zh: '关键词转发', en: 'keyword forwards', tw: '關鍵字轉發' },
  privateForwards: { zh: '转发助手', en: 'the forward assistant', tw: '轉發助理' },
  roomAsyncList: { zh: '多群消息同步', en: 'group sync', tw: '多群訊息同步' },
  roomJoinKeywords: { zh: '关键词进群', en: 'join rules', tw: '關鍵字進群' },
  dialogues: { zh: '自定义对话', en: 'dialogues', tw: '自訂對話' },
  customBot: { zh: '自定义机器人', en: 'custom bot', tw: '自訂機器人' },
  summerConfig: { zh: '群聊总结', en: 'chat summary', tw: '群聊總結' },
  preventWords: { zh: '敏感词', en: 'blocked words', tw: '敏感詞' },
};

const nameOf = (list: string): Names => LIST_NAME[list] ?? { zh: list, en: list, tw: list };

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
      `永遠輪不到：第 ${number} 條裡有「${word}」，先被它攔下`,
    ),
  caughtKeyword: ({ number, word, keyword }: Caught & { readonly keyword: string }) =>
    row(
      `「${keyword}」轮不到这一条：第 ${number} 条里有「${word}」`,
      `"${keyword}" never gets here: rule ${number} has "${word}"`,
      `「${keyword}」輪不到這一條：第 ${number} 條裡有「${word}」`,
    ),
  unreachable: ({ list, number }: { readonly list: string; readonly number?: number }) => {
    const { zh, en, tw } = nameOf(list);
    const at =
      number === undefined
        ? ['', '', '']
        : [`第 ${number} 条`, `rule ${number} of `, `第 ${number} 條`];
    return row(
      `永远轮不到：这些关键词先由${zh}${at[0]}处理`,
      `Never reached: ${at[1]}${en} takes these keywords first`,
      `永遠輪不到：這些關鍵字先由${tw}${at[2]}處理`,
    );
  },
  shortKeyword: (word: string) =>
    row(
      `「${word}」只有一个字，很多消息都会触发`,
      `"${word}" is a single character, which many messages have`,
      `「${word}」只有一個字，很多訊息都會觸發`,
    ),
  exactContains: () =>
    row(
      '这里的精确匹配其实是包含：消息里有这个词就会触发',
      'Exact match works as "contains" here: any message with the keyword triggers it',
      '這裡的精確比對其實是包含：訊息裡有這個詞就會觸發',
    ),
  noReplies: () => row('没有能发出去的内容', 'There is nothing to send', '沒有能發出去的內容'),
  materialGone: (name: string) =>
    row(
      `素材「${name}」已经删除，发的是当时的副本`,
      `The material "${name}" was deleted; its copy from then is sent`,
      `素材「${name}」已經刪除，發的是當時的副本`,
    ),
  targetGone: (name: string) =>
    row(
      `机器人已经没有「${name}」`,
      `The robot has no "${name}" any more`,
      `機器人已經沒有「${name}」`,
    ),
  targetGoneLast: (name: string) =>
    row(
      `机器人已经没有「${name}」，这里也没有别的对象，请换一个或者删掉这一条`,
      `The robot has no "${name}" any more, and nothing else is chosen here: choose another, or delete this one`,
      `機器人已經沒有「${name}」，這裡也沒有別的對象，請換一個或者刪掉這一條`,
    ),
  targetRenamed: ({ name, now }: { readonly name: string; readonly now: string }) =>
    row(
      `「${name}」改名为「${now}」了`,
      `"${name}" is called "${now}" now`,
      `「${name}」改名為「${now}」了`,
    ),
  targetRenamedDouble: ({ name, now }: { readonly name: string; readonly now: string }) =>
    row(
      `「${name}」改名为「${now}」了，叫这个名字的不止一个，请自己选`,
      `"${name}" is called "${now}" now, like another one: choose it yourself`,
      `「${name}」改名為「${now}」了，叫這個名字的不止一個，請自己選`,
    ),
  targetMoved: (name: string) =>
    row(
      `「${name}」的 ID 变了，机器人找不到它`,
      `"${name}" has another ID now, so the robot does not find it`,
      `「${name}」的 ID 變了，機器人找不到它`,
    ),
  targetDouble: ({ name, count }: { readonly name: string; readonly count: number }) =>
    row(
      `有 ${count} 个「${name}」，机器人只会用第一个`,
      `There are ${count} called "${name}"; the robot uses the first`,
      `有 ${count} 個「${name}」，機器人只會用第一個`,
    ),
  loop: (path: readonly string[]) =>
    row(
      `转发绕成一圈：${path.join(' → ')}`,
      `Forwarded in a circle: ${path.join(' → ')}`,
      `轉發繞成一圈：${path.join(' → ')}`,
    ),
  membership: (list: string) =>
    row(
      `${nameOf(list).zh}需要开通会员才生效`,
      `A membership is needed for ${nameOf(list).en}`,
      `${nameOf(list).tw}需要開通會員才生效`,
    ),
  off: (list: string) =>
    row(
      `${nameOf(list).zh}填好了，但没有打开`,
      `The ${nameOf(list).en} is set up and switched off`,
      `${nameOf(list).tw}填好了，但沒有開啟`,
    ),
  sameMinute: ({ number, name }: { readonly number: number; readonly name: string }) =>
    row(
      `和第 ${number} 条在同一分钟发给「${name}」`,
      `Sent to "${name}" in the same minute as row ${number}`,
      `和第 ${number} 條在同一分鐘發給「${name}」`,
    ),
  neverRuns: (why: Text) =>
    row(`不会执行：${why['zh-CN']}`, `Never runs: ${why.en}`, `不會執行：${textIn(why, 'zh-TW')}`),
} as const;

/** What a fix does, in both languages. */
export const FIX_TEXT = {
  removeRow: row('删掉这一条', 'Remove this rule', '刪掉這一條'),
  removeKeywords: row(
    '去掉轮不到的关键词',
    'Remove the keywords that never get here',
    '去掉輪不到的關鍵字',
  ),
  contains: row('改成包含匹配', 'Make it contain', '改成包含比對'),
  useCopy: row('改用副本', 'Use the copy', '改用副本'),
  newId: row('换成现在的 ID', 'Use the current ID', '換成現在的 ID'),
  newName: row('换成现在的名字', 'Use the current name', '換成現在的名字'),
  removeChat: row('从这一条里去掉', 'Remove it from this one', '從這一條裡去掉'),
  pauseRow: row(
    '暂停这一条：去掉以后它就没有对象了',
    'Pause this one: without it, nothing would be left to send to',
    '暫停這一條：去掉以後它就沒有對象了',
  ),
} as const;
