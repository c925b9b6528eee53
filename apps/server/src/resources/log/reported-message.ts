import * as z from 'zod';
import {
  robotAddress,
  robotKey,
  robotLabel,
  robotName,
  robotText,
  storable,
} from '../../robot-api/robot-text';
import { sha256 } from '../../security/secrets';

/** A text that is truncated when it is too long: a chat history that somebody forwards can be of any length. */
const TEXT_MAX = 5_000;
const longText = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? storable(value.slice(0, TEXT_MAX)) : ''));

/** An address that is left out when it is none, such as a picture that is its own address. */
const address = robotAddress.catch('');

const mediaInfo = z
  .object({ url: address, title: longText, description: longText, desc: longText, name: longText })
  .partial()
  .nullish()
  .catch(undefined);

/** The times that a message can have, in seconds: from 2001 to 2286. */
const seconds = z.coerce.number().int().min(1_000_000_000).max(9_999_999_999);

/** What the plugin posts for each message (robot contract, section 1, `conversationRecord`). */
export const reportSchema = z.object({
  robotInfo: z.object({ wxid: robotName, name: robotLabel }),
  message: z.object({
    conversionId: robotKey,
    conversionName: robotLabel,
    isRoom: z.boolean(),
    chatName: robotLabel,
    chatId: robotName,
    chatAlias: robotLabel,
    chatUserWeixin: robotName,
    isMyself: z.boolean(),
    isMention: z.boolean(),
    time: seconds,
    /** Missing for kinds that the plugin does not know. */
    type: robotText.pipe(z.string().max(50)),
    content: longText,
    url: address,
    mediaInfo,
  }),
});

type Report = z.output<typeof reportSchema>;

const LINK = 'h5链接';

/** The text of a message: of a link its address, of other cards what they are called. */
function textOf({ type, content, mediaInfo: card }: Report['message']): string {
  if (type === LINK) return card?.url ?? '';
  return [content, card?.title, card?.name, card?.desc].find((text) => text) ?? '';
}

/** A reported message as it is stored. */
export function toLogged({ robotInfo, message }: Report, media: boolean) {
  const { conversionId, chatId, time } = message;
  const text = textOf(message);
  const digest = sha256(
    JSON.stringify([robotInfo.wxid, conversionId, time, chatId, text, message.url]),
  );
  return {
    conversationId: conversionId,
    conversationName: message.conversionName,
    isRoom: message.isRoom,
    // A clock that is ahead would keep a message longer than others.
    at: new Date(Math.min(time * 1000, Date.now())),
    isSelf: message.isMyself,
    isMention: message.isMention,
    type: message.type,
    text,
    url: media ? message.url : '',
    speakerId: chatId,
    speakerName: message.chatName,
    speakerAlias: message.chatAlias,
    speakerWeixin: message.chatUserWeixin,
    digest,
  };
}

export type LoggedRow = ReturnType<typeof toLogged>;
