import type { LogRevision } from '@chatdeck/sdk/entities';
import { loggedMessage, loggedSetup, ruleIdOf } from '@chatdeck/sdk/rules';
import { simulate, type Stage } from '@chatdeck/sdk/simulate';
import * as z from 'zod/mini';
import { ruleKey } from './log-reading.repository';
import type { Decision } from './log.repository';
import type { LoggedRow } from './reported-message';

const lists = z.record(z.string(), z.unknown());

/** Stages that decide about other chats, and let the next stage have the message all the same. */
const ELSEWHERE: readonly Stage['id'][] = ['privateForward', 'forward', 'sync'];
const DECISIVE: readonly Stage['verdict'][] = ['answered', 'asked', 'stopped'];

const hasDecided = ({ id, verdict, reason }: Stage) =>
  reason !== 'malformed' &&
  (DECISIVE.includes(verdict) || (verdict === 'passedOn' && ELSEWHERE.includes(id)));

/** Which rules decided about a message, and what the robot was to say; undefined for one that no rule reads. */
export function decisionOf(
  revision: Pick<LogRevision, 'config' | 'dialogues' | 'role'>,
  row: LoggedRow & { readonly usedUp: string[] },
): Decision | undefined {
  const { conversationId, conversationName, isRoom, speakerId, speakerName } = row;
  const speaker = {
    id: speakerId,
    name: speakerName,
    alias: row.speakerAlias,
    weixin: row.speakerWeixin,
  };
  const chat = { conversationId, name: conversationName, isRoom };
  const logged = { ...row, at: row.at.toISOString(), speaker };
  const message = loggedMessage(logged, chat);
  if (message === undefined) return undefined;
  const setup = loggedSetup(revision, logged);
  const { sends, asks, trace } = simulate(setup, message);
  const config = lists.safeParse(setup.config).data ?? {};
  const rules = trace.filter(hasDecided).flatMap(({ rule }) => {
    if (rule === undefined) return [];
    const list = rule.list === 'dialogues' ? setup.dialogues : config[rule.list];
    return Array.isArray(list) ? [ruleKey(rule.list, ruleIdOf(list[rule.index]))] : [];
  });
  const says = sends.flatMap(({ to, message: { content } }) =>
    to.id === speakerId && content !== undefined ? [content] : [],
  );
  return { rules: [...new Set(rules)], says, asks: asks.length > 0 };
}
