import { randomUUID } from 'node:crypto';
import type { OutgoingMessage } from '@chatdeck/sdk';
import {
  CODE,
  CONTENT_TYPE,
  isVip,
  LOGIN_STATUS,
  RESEND_LOCK_MS,
  type Locale,
} from '@chatdeck/sdk/constants';
import type { contract, ParsedRequestOf } from '@chatdeck/sdk/contract';
import { DAILY_SENDS_MAX, isStoredCommand } from '@chatdeck/sdk/rules';
import { refusalText } from '@chatdeck/sdk/rule-texts';
import type { Broker } from '../../broker/broker';
import type { MessageOf } from '../../broker/messages';
import { Refusal } from '../../refusal/refusal';
import type { SignedIn } from '../../http/signed-in';
import { sha256 } from '../../security/secrets';
import type { ContactService } from '../contact/contact.service';
import type { GroupService } from '../group/group.service';
import type { RobotService } from '../robot/robot.service';
import type { SayingService } from '../schedule/saying.service';
import type { JobService } from './job.service';
import type { CountSend } from './send-cap';
import type { Receipt, SendRepository } from './send.repository';
import type { StoredCommands } from './stored-command';

/** How long a repeated request is recognised. */
const RECEIPT_MS = 24 * 3_600_000;
/** Receipts are counted for as many days as can be queried, the first of which is a partial day. */
const COUNTED_MS = (DAILY_SENDS_MAX + 1) * 24 * 3_600_000;

type Command = ParsedRequestOf<typeof contract.send.event>;
type Sender = Pick<SignedIn, 'userId' | 'role'>;

/** A request to send, and its idempotency key. */
interface Send {
  readonly userId: string;
  readonly wxid: string;
  readonly message: OutgoingMessage;
  readonly idempotencyKey: string | undefined;
}

/** Sends single messages. Nothing is queued: if the robot is offline, the send is refused. */
export function sendService(
  repository: SendRepository,
  broker: Pick<Broker, 'publish' | 'isListening'>,
  group: Pick<GroupService, 'find'>,
  contact: Pick<ContactService, 'find'>,
  robot: Pick<RobotService, 'status'>,
  stored: StoredCommands,
  jobs: Pick<JobService, 'start'>,
  saying: Pick<SayingService, 'text'>,
  countSend: CountSend,
) {
  /** True when the same request was sent before; a different one with its key is refused. */
  async function wasSent(userId: string, receipt: Receipt): Promise<boolean> {
    const earlier = await repository.receiptOf(userId, receipt.key, RECEIPT_MS);
    if (earlier === undefined) return false;
    if (earlier.requestHash !== receipt.requestHash) throw new Refusal(CODE.invalidValue);
    return true;
  }

  async function refuseTooSoon(userId: string, target: string): Promise<never> {
    throw new Refusal(CODE.sentTooSoon, {
      retryAfterMs: await repository.remainingMs(userId, target),
    });
  }

  /** Sends something; on failure it is not counted as sent, so that the same request can be retried. */
  async function orUnlock<T>(
    userId: string,
    target: string,
    receipt: Receipt | undefined,
    proceed: () => Promise<T>,
  ): Promise<T> {
    try {
      return await proceed();
    } catch (error) {
      await repository.unlock(userId, target, receipt);
      throw error;
    }
  }

  async function say(send: Send, target: string, message: MessageOf<'say'>): Promise<null> {
    const { userId } = send;
    const receipt = receiptOf(send, message);
    if (await wasSent(userId, receipt)) return null;
    if (!(await broker.isListening(userId))) throw new Refusal(CODE.robotOffline);
    await countSend(userId);
    if (!(await repository.lock(userId, target, RESEND_LOCK_MS, receipt))) {
      // The same request may have got the lock a moment ago.
      if (await wasSent(userId, receipt)) return null;
      return refuseTooSoon(userId, target);
    }
    if (!(await broker.isListening(userId))) {
      await repository.unlock(userId, target, receipt);
      throw new Refusal(CODE.robotOffline);
    }
    await orUnlock(userId, target, receipt, () => broker.publish(userId, 'say', message));
    await repository.deleteOld(userId, COUNTED_MS);
    return null;
  }

  /** The plugin of a logged-in robot crashes when another code is requested. */
  const isLoggedIn = async (userId: string): Promise<boolean> =>
    (await robot.status(userId)).status === LOGIN_STATUS.loggedIn;

  /** A daily saying is composed here: the plugin sends nothing when its weather or news have no answer. */
  async function withText(userId: string, command: Command): Promise<MessageOf<'event'>> {
    if (command.target !== 'Room' && command.target !== 'Contact') return command;
    if (command.event !== 'wechatEveryday') return command;
    const content = await saying.text(userId, command.message);
    const { target, message } = command;
    return {
      target,
      event: 'custom',
      message: { ...message, contents: [{ type: CONTENT_TYPE.text, content }] },
    };
  }

  return {
    /** Sends an event to the robot, or starts a job for it; the same event is locked for a while. */
    async event({ userId, role }: Sender, command: Command, locale: Locale): Promise<null> {
      const isStored = isStoredCommand(command);
      if (isStored && !isVip({ role })) throw new Refusal(CODE.membershipNeeded);
      const job = isStored ? await stored(userId, command, locale) : undefined;
      if (!(await broker.isListening(userId))) throw new Refusal(CODE.robotOffline);
      if (command.target === 'refreshCode' && (await isLoggedIn(userId))) {
        const message = refusalText('robot.loggedIn', locale);
        throw new Refusal(CODE.invalidValue, { issues: [{ path: 'target', message }] });
      }
      // The sends of a job are counted with the job.
      if (job === undefined) await countSend(userId);
      const target = ['event', command.target, 'event' in command ? command.event : ''].join(':');
      const receipt = 'message' in command && !isStored ? unkeyedReceipt() : undefined;
      if (!(await repository.lock(userId, target, RESEND_LOCK_MS, receipt))) {
        return refuseTooSoon(userId, target);
      }
      await orUnlock(userId, target, receipt, async () => {
        if (job === undefined) {
          await broker.publish(userId, 'event', await withText(userId, command));
        } else {
          await jobs.start({ userId, locale, idempotencyKey: undefined, ...job });
        }
      });
      return null;
    },

    async toRoom(send: Send): Promise<null> {
      const room = await group.find(send.userId, send.wxid);
      if (room === undefined) throw new Refusal(CODE.notFound);
      const { wxid, topic: roomName } = room;
      return say(send, `room:${wxid}`, {
        target: 'Room',
        wxid,
        roomName,
        message: send.message,
      });
    },

    async toContact(send: Send): Promise<null> {
      const friend = await contact.find(send.userId, send.wxid);
      if (friend === undefined) throw new Refusal(CODE.notFound);
      const { wxid, name } = friend;
      return say(send, `contact:${wxid}`, {
        target: 'Contact',
        wxid,
        name,
        message: send.message,
      });
    },
  };
}

export type SendService = ReturnType<typeof sendService>;

/** A send without a key is counted too, under a unique key that no request can have. */
const unkeyedReceipt = (): Receipt => ({ key: `unkeyed ${randomUUID()}`, requestHash: '' });

function receiptOf({ idempotencyKey }: Send, message: MessageOf<'say'>): Receipt {
  const key = idempotencyKey ?? unkeyedReceipt().key;
  return { key, requestHash: sha256(JSON.stringify(message)) };
}
