import * as z from 'zod/mini';
import { requiredText } from '../../core/check';

const MESSAGE = ['uid', 'uname', 'roomId', 'roomName', 'isMention', 'word', 'timestamp'] as const;

/**
 * The parameters that the robot adds to each call; it drops a custom parameter of the same name (robot contract,
 * sections 1.6 and 1.7).
 */
export const RESERVED_PARAMETERS = {
  callback: MESSAGE,
  /**
   * A built-in event is also signed, and a custom parameter with one of these names would break the signature (robot
   * contract, section 3.2).
   */
  signedCallback: [...MESSAGE, 'apiKey', 'nonce', 'sign'],
  customBot: [
    'robotId',
    'robotName',
    'uid',
    'uname',
    'ualias',
    'uweixin',
    'roomId',
    'roomName',
    'word',
  ],
  conversationRecord: [
    'conversionId',
    'conversionName',
    'isRoom',
    'chatName',
    'chatId',
    'chatAlias',
    'chatUserWeixin',
    'isMyself',
    'isMention',
    'time',
    'type',
    'content',
    'url',
    'mediaInfo',
  ],
} as const satisfies Record<string, readonly string[]>;
/** The kinds of calls that accept custom parameters. */
export type ParameterKind = keyof typeof RESERVED_PARAMETERS;

/** Whether a parameter of that name could never be sent. */
export const isReservedParameter = (kind: ParameterKind, key: string): boolean =>
  RESERVED_PARAMETERS[kind].some((reserved) => reserved === key.trim());

/** A name and a value that are sent with a call; the name must not be one that the robot uses itself. */
export const parameterSchema = (kind: ParameterKind) =>
  z.object({
    key: requiredText('callback.parameter', 200).check(
      z.refine((key) => !isReservedParameter(kind, key), 'callback.parameter.reserved'),
    ),
    value: z.string('invalid'),
  });

/** The custom parameters of a call. */
export const parametersSchema = (kind: ParameterKind) => z.array(parameterSchema(kind), 'invalid');
