import type { Stage, StageId } from '@chatdeck/sdk/simulate';
import type { Destination } from '#context/navigation.ts';

/** A stage by itself, or a run of them that did nothing alike. */
export type TracePart =
  | { readonly kind: 'stage'; readonly stage: Stage }
  | {
      readonly kind: 'run';
      readonly verdict: 'noMatch' | 'notTried';
      readonly stages: readonly Stage[];
    };

/** The stages in their order, with those in a row that did nothing in one part. */
export function tracePartsOf(stages: readonly Stage[]): readonly TracePart[] {
  const parts: TracePart[] = [];
  for (const stage of stages) {
    const { verdict } = stage;
    if (verdict !== 'noMatch' && verdict !== 'notTried') {
      parts.push({ kind: 'stage', stage });
      continue;
    }
    const last = parts.at(-1);
    const isSame = last?.kind === 'run' && last.verdict === verdict;
    const before = isSame ? last.stages : [];
    parts.splice(parts.length - (isSame ? 1 : 0), 1, {
      kind: 'run',
      verdict,
      stages: [...before, stage],
    });
  }
  return parts;
}

/** The page that a stage is set on; those of WeChat itself have none. */
const DESTINATION: Readonly<Partial<Record<StageId, Destination>>> = {
  privateForward: 'vip.privateForward',
  card: 'wechat.index',
  voice: 'aibot.customchat',
  upload: 'custom.uploadFile',
  image: 'aibot.customchat',
  empty: 'wechat.index',
  length: 'wechat.index',
  newFriend: 'wechat.index',
  roomInvite: 'group.index',
  forward: 'custom.keywordForward',
  callback: 'vip.callbackEvent',
  preventWords: 'wechat.index',
  summary: 'vip.summerChat',
  skill: 'wechat.keywordsEvent',
  reply: 'wechat.keywords',
  dialogue: 'aibot.customchat',
  customBot: 'custom.customBot',
  provider: 'wechat.index',
  sync: 'vip.roomAsync',
};

/** The page on which the rules of a stage are. */
export const destinationOf = ({ id }: Pick<Stage, 'id'>): Destination | undefined =>
  DESTINATION[id];
