import { isVip, type Answer } from '@chatdeck/sdk';
import {
  ASK_BYTES_MAX,
  ASK_TIMEOUT_MS,
  ASKS_PER_MINUTE,
  CODE,
  type AskPlace,
} from '@chatdeck/sdk/constants';
import type { EndpointById, ParsedRequestOf } from '@chatdeck/sdk/contract';
import { guardedCall } from '../../media-services/guarded-call';
import { Refusal } from '../../refusal/refusal';
import type { RateLimits } from '../../security/rate-limits';
import type { AccountRepository } from '../account/account.repository';
import type { Asking } from './asking/asking';
import { failing, type AnsweredReply, type Caller, type Reading } from './asking/reading';
import type { SavedServices } from './saved-services';
import { withoutSecrets } from './without-secrets';

type Question = ParsedRequestOf<EndpointById<'question.ask'>>;

const LIMIT = { tries: ASKS_PER_MINUTE, windowMs: 60_000 };

/** Who asks where nobody is named. */
const NOBODY = { id: 'chatdeck-console', name: 'Chatdeck' };

const MEMBER_PLACES: readonly AskPlace[] = ['dialogue', 'callback', 'summary'];

const askingOf = ({ text, from, room, isMentioned = false }: Question): Asking => ({
  text,
  uid: from?.id || NOBODY.id,
  uname: from?.name || NOBODY.name,
  roomId: room?.id ?? '',
  roomName: room?.name ?? '',
  isMentioned,
});

/** Asks services with the addresses and keys that an account has saved, as its robot would. */
export function questionService(
  saved: SavedServices,
  accounts: Pick<AccountRepository, 'find'>,
  limits: Pick<RateLimits, 'admit'>,
  allowsPrivate: boolean,
  timeoutMs = ASK_TIMEOUT_MS,
) {
  async function requireRight(userId: string, place: AskPlace): Promise<void> {
    const account = await accounts.find(userId);
    if (MEMBER_PLACES.includes(place) && !isVip(account)) throw new Refusal(CODE.membershipNeeded);
    if (place === 'customBot' && !account.customRoutes.includes(place)) {
      throw new Refusal(CODE.customRightNeeded);
    }
  }

  return {
    async ask(userId: string, question: Question): Promise<Answer> {
      await requireRight(userId, question.place);
      const service = await saved.find(userId, question);
      if (service === undefined) return answered(failing('changed', ''));
      await limits.admit(`question:${userId}`, LIMIT);
      let [host, status]: [string, number | null] = ['', null];
      const signal = AbortSignal.timeout(timeoutMs);
      const call: Caller = async (url, options = {}) => {
        host = URL.canParse(url) ? new URL(url).host : '';
        const limited = { ...options, bytesMax: ASK_BYTES_MAX, signal };
        const called = await guardedCall(url, limited, allowsPrivate);
        status = called.kind === 'answer' ? called.status : null;
        return called;
      };
      const began = performance.now();
      // What cannot be read, since it is nested too deeply, is of no shape that the robot reads.
      const reading = await service
        .ask(askingOf(question), call)
        .catch((error: unknown) => failing('shape', error instanceof Error ? error.message : ''));
      const ms = Math.round(performance.now() - began);
      return withoutSecrets({ ...answered(reading), host, ms, status }, service.secrets);
    },
  };
}

export type QuestionService = ReturnType<typeof questionService>;

function answered(reading: Reading): Answer {
  const none: AnsweredReply[] = [];
  const unasked = { host: '', ms: 0, status: null };
  return 'fault' in reading
    ? { ...unasked, replies: none, ...reading }
    : { ...unasked, ...reading, fault: null, detail: '' };
}
