/** The rules that a user writes: callbacks, words that are not discussed, keyword replies, the custom bot. */
import { asArray, asText, hasItems, each, includes, isAddress, read } from '../robot-values';
import { answer, answerText } from '../sayings';
import type { StageId } from '../simulation.types';
import {
  asked,
  fitReason,
  found,
  gateOf,
  keywordIn,
  noMatch,
  passedOn,
  rowsOf,
  stopped,
  type Outcome,
  type StageRule,
  type Turn,
} from '../turn';

const PREVENTED = '这个话题不适合讨论，换个话题吧。';

/** The robot reads the key of each further parameter. */
function checkMoreData(row: unknown): void {
  const moreData = read(row, 'moreData');
  if (hasItems(moreData)) for (const entry of asArray(moreData)) read(entry, 'key');
}

/** Asks an address of the user; one that cannot be reached stops the message as well. */
function askAddress(turn: Turn, by: StageId, url: unknown, outcome: Outcome): Outcome {
  if (typeof url !== 'string' || !isAddress(url)) return stopped('address', outcome.keyword);
  turn.asks.push({ kind: 'callback', url, word: turn.text.trim(), by });
  return outcome;
}

function callback(turn: Turn): Outcome {
  const { text, config } = turn;
  if (!hasItems(read(config, 'callBackEvents'))) return noMatch('unset');
  let unsupported: Outcome | undefined;
  for (const row of rowsOf(turn, 'callBackEvents')) {
    const keyword = keywordIn(row, text);
    if (!keyword) continue;
    const gate = gateOf(turn, row);
    if (gate) return passedOn(gate, keyword);
    checkMoreData(row);
    const type = read(row, 'type');
    const hit = asked(fitReason(row), keyword);
    if (type === 100) return askAddress(turn, 'callback', read(row, 'customUrl'), hit);
    if (type === 1) return askAddress(turn, 'callback', read(row, 'postUrl'), hit);
    // Later rows are tried.
    unsupported = passedOn('type', keyword);
  }
  return unsupported ?? noMatch('noKeyword');
}

function preventWords(turn: Turn): Outcome {
  const { config, text, isMentioned, message } = turn;
  const words = read(config, 'preventWords');
  if (!words) return noMatch('unset');
  const list = asText(words).replaceAll('，', ',').split(',');
  if (message.room && !isMentioned) return noMatch('notMentioned');
  const word = list.find((one) => one !== '' && text.includes(one));
  if (word === undefined) return noMatch('clear');
  return answerText(turn, 'preventWords', PREVENTED, 'preventWord', found(word, text));
}

/** An exact rule asks whether its keywords include the text; a text in their place includes each of its parts. */
function replyKeyword(row: unknown, text: string): Outcome['keyword'] {
  const keywords = () => read(row, 'keywords');
  const reg = read(row, 'reg');
  if (reg === 2) return includes(keywords(), text) ? found(text, text) : undefined;
  if (reg !== 1) return undefined;
  const keyword = each(keywords()).find((one) => text.includes(String(one)));
  return keyword === undefined ? undefined : found(keyword, text);
}

function reply(turn: Turn): Outcome {
  const { config, text } = turn;
  if (!hasItems(read(config, 'replyKeywords'))) return noMatch('unset');
  for (const row of rowsOf(turn, 'replyKeywords')) {
    const keyword = replyKeyword(row, text);
    if (!keyword) continue;
    const gate = gateOf(turn, row);
    if (gate) return passedOn(gate, keyword);
    const replies = read(row, 'replys');
    return (
      answer(turn, 'reply', replies, fitReason(row), keyword) ?? passedOn('noReplies', keyword)
    );
  }
  return noMatch('noKeyword');
}

function customBot(turn: Turn): Outcome {
  const bot = read(turn.config, 'customBot');
  if (!bot) return noMatch('unset');
  if (!read(bot, 'open')) return noMatch('off');
  const gate = gateOf(turn, bot);
  if (gate) return passedOn(gate);
  checkMoreData(bot);
  return askAddress(turn, 'customBot', read(bot, 'customUrl'), asked('always'));
}

/** Callbacks to services. */
export const CALLBACK: StageRule = { id: 'callback', run: callback };
/** Words that are not discussed. */
export const PREVENT_WORDS: StageRule = {
  id: 'preventWords',
  run: preventWords,
  isFatal: true,
};
/** Keyword replies. */
export const REPLY: StageRule = { id: 'reply', run: reply };
/** The custom bot. */
export const CUSTOM_BOT: StageRule = { id: 'customBot', run: customBot, isFatal: true };
