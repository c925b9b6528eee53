import { CONTENT_TYPE, type Locale } from '@chatdeck/sdk/constants';
import { reasonText, simulate } from '@chatdeck/sdk/simulate';

/** A rule and a message to it, as the reader of a page fills them in. */
export interface Trial {
  /** Separated by commas, Chinese or Latin ones. */
  readonly keywords: string;
  readonly match: 'contains' | 'exact';
  readonly needsMention: boolean;
  readonly text: string;
  readonly where: 'friend' | 'room';
  /** Of a message in a group. */
  readonly isMention: boolean;
}

/** Whether the rule replies, and why. */
export interface TrialOutcome {
  readonly replies: boolean;
  readonly reason: string;
  /** The keyword that matched. */
  readonly keyword: string | undefined;
}

const READER = { id: 'reader', name: 'reader' };
const ROOM = { id: 'room', topic: 'room' };

/** What the robot's plugin makes of a message when it has this one rule. */
export function tryRule(trial: Trial, locale: Locale): TrialOutcome {
  const keywords = trial.keywords
    .split(/[,，]/)
    .map((keyword) => keyword.trim())
    .filter(Boolean);
  const rule = {
    keywords,
    reg: trial.match === 'exact' ? 2 : 1,
    needAt: trial.needsMention ? 1 : 0,
    scope: 'all',
    replys: [{ type: CONTENT_TYPE.text, content: 'reply' }],
  };
  const { trace, outcome } = simulate(
    { config: { replyKeywords: [rule] }, user: { role: 'vip' } },
    trial.where === 'room'
      ? { text: trial.text, from: READER, room: ROOM, isMentioned: trial.isMention }
      : { text: trial.text, from: READER },
  );
  const stopped = trace.find(({ id, verdict }) => id !== 'reply' && verdict === 'stopped');
  const decisive = stopped ?? trace.find(({ id }) => id === 'reply');
  return {
    replies: outcome === 'answered',
    reason: decisive ? reasonText(decisive.reason, locale) : '',
    keyword: decisive?.keyword?.text,
  };
}
