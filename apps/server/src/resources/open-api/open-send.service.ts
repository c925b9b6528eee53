import { OPEN_API_AMBIGUOUS, type OutgoingMessage } from '@chatdeck/sdk';
import {
  CODE,
  MASS_SEND_TARGET,
  type Locale,
  type MassSendTarget,
  textIn,
} from '@chatdeck/sdk/constants';
import type { contract, ParsedRequestOf } from '@chatdeck/sdk/contract';
import { found, Refusal } from '../../refusal/refusal';
import type { Recipient } from '../../outbox/outbox.repository';
import type { RateLimits } from '../../security/rate-limits';
import type { ContactService } from '../contact/contact.service';
import type { GroupService } from '../group/group.service';
import type { JobService } from '../send/job.service';

/** The most messages of one account per minute; a robot could not send more. */
const LIMIT = { tries: 60, windowMs: 60_000 };

/** A call of the open API as its handler sees it. */
interface OpenCall<Input> {
  readonly input: Input;
  readonly locale: Locale;
  readonly idempotencyKey: string | undefined;
}

export interface OpenSendParts {
  readonly group: Pick<GroupService, 'named'>;
  readonly contact: Pick<ContactService, 'named'>;
  readonly jobs: Pick<JobService, 'start'>;
  readonly limits: Pick<RateLimits, 'admit'>;
}

/**
 * Messages that scripts and partners send: each is a mass send to one target, so that it follows the same pace as the
 * others.
 */
export function openSendService({ group, contact, jobs, limits }: OpenSendParts) {
  async function queue(
    userId: string,
    target: MassSendTarget,
    { wxid }: Recipient,
    { input, ...call }: OpenCall<{ readonly message: OutgoingMessage }>,
  ) {
    await limits.admit(`openapi-send:${userId}`, LIMIT);
    const send = { target, groups: [{ wxid }], messages: [input.message] };
    return { jobId: (await jobs.start({ userId, ...send, ...call })).id };
  }

  return {
    async toRoom(
      userId: string,
      call: OpenCall<ParsedRequestOf<typeof contract.openApi.sayToRoom>>,
    ) {
      const { wxid, roomName: topic } = call.input;
      const rooms = await group.named(userId, { wxid, topic });
      return queue(userId, MASS_SEND_TARGET.room, theOne(rooms, 'roomName', call.locale), call);
    },

    async toContact(
      userId: string,
      call: OpenCall<ParsedRequestOf<typeof contract.openApi.sayToContact>>,
    ) {
      const { wxid, name, alias } = call.input;
      const friends = await contact.named(userId, { wxid, name, alias });
      return queue(userId, MASS_SEND_TARGET.contact, theOne(friends, 'name', call.locale), call);
    },
  };
}

export type OpenSendService = ReturnType<typeof openSendService>;

/** The only match: 10004 if there is none, 10002 if it is ambiguous. */
function theOne(fitting: readonly Recipient[], path: string, locale: Locale): Recipient {
  const [first, second] = fitting;
  if (second === undefined) return found(first);
  const message = textIn(OPEN_API_AMBIGUOUS, locale);
  throw new Refusal(CODE.invalidValue, { issues: [{ path, message }] });
}
