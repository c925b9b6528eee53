import * as z from 'zod/mini';
import { requiredText } from '../../core/check';
import { rowId } from '../../core/wire';
import { CHAT_CHANGE_MAX, CHAT_TAG_LENGTH, CHAT_TAGS_MAX } from './chat.constants';

/** The tags that the account itself has given a chat; a robot knows nothing of them. */
export const ownTags = () => z._default(z.array(z.string()), []);

/** The request to give some chats their tags. */
export const tagChatsRequest = z.object({
  list: z
    .array(
      z.object({
        wxid: rowId(),
        tags: z
          .array(requiredText('required', CHAT_TAG_LENGTH))
          .check(z.maxLength(CHAT_TAGS_MAX, 'invalid')),
      }),
    )
    .check(z.minLength(1, 'required'), z.maxLength(CHAT_CHANGE_MAX, 'invalid')),
});

/** The chats that have got their tags; one that is gone is left out. */
export const taggedChats = z.object({ ids: z.array(z.string()) });

/** The tags that chats have, and how many chats have each. */
export const chatTagCounts = z.object({
  list: z.array(z.object({ tag: z.string(), count: z.number() })),
});
