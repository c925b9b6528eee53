import * as z from 'zod/mini';
import { requiredText } from '../../core/check';
import type { Room } from '../group/group.endpoints';
import { CONTENT_TYPE } from '../material/material.constants';
import { materialSelectionSchema } from '../material/material.schema';
import { outgoingMessageSchema } from './message.schema';
import { MASS_SEND_MAX, MASS_SEND_TARGET, type MassSendTarget } from './send.constants';
import { messageFormSchema } from './send.rules';

/** The bulk send form: group names or friend nicknames in addition to the message form (product specification, section 3). */
export const bulkSendFormSchema = z.intersection(
  z.object({
    rooms: z
      .array(requiredText('send.target', 200), 'send.target')
      .check(z.minLength(1, 'send.target')),
  }),
  messageFormSchema,
);
/** Rooms or friends with the fields of the message form (product specification, section 3). */
export type BulkSendForm = z.input<typeof bulkSendFormSchema>;

const recipients = {
  target: z.enum(MASS_SEND_TARGET, 'invalid'),
  groups: z
    .array(z.looseObject({ wxid: requiredText('send.target', 200) }), 'send.target')
    .check(z.minLength(1, 'send.target'), z.maxLength(MASS_SEND_MAX.targets, 'send.targets.many')),
};

/** A group notice can only be text (product specification, section 5). */
const noticesAreText = <Form extends { readonly target: MassSendTarget }>(
  list: (form: Form) => readonly { readonly type: number }[],
  pathOf: (at: number) => (string | number)[],
) =>
  z.superRefine<Form>((form, context) => {
    if (form.target !== MASS_SEND_TARGET.notice) return;
    for (const [at, { type }] of list(form).entries()) {
      if (type === CONTENT_TYPE.text) continue;
      const issue = { code: 'custom', message: 'send.notice.text' } as const;
      context.addIssue({ ...issue, path: pathOf(at), input: form });
    }
  });

/** Material broadcasts groups or friends (product specification, section 5: 素材必选). */
export const massSendMaterialsSchema = z
  .object({
    source: z.literal('materials'),
    ...recipients,
    materials: z
      .array(materialSelectionSchema, 'send.material')
      .check(z.minLength(1, 'send.material')),
  })
  .check(
    noticesAreText(
      (form) => form.materials,
      (at) => ['materials', at],
    ),
  );

/** Typed content for many groups or friends: the rules of the message form. */
export const massSendTypedSchema = z
  .object({ source: z.literal('typed'), ...recipients, message: messageFormSchema })
  .check(
    noticesAreText(
      (form) => [form.message],
      () => ['message', 'type'],
    ),
  );

/** The mass-send dialog with its two sources. */
export const massSendFormSchema = z.discriminatedUnion(
  'source',
  [massSendMaterialsSchema, massSendTypedSchema],
  'required',
);
/** A mass send from materials: at least one target and one material. */
export type MassSendForm = z.input<typeof massSendFormSchema>;

/** The payload of `POST /api/ws/messages` (product specification, section 3). */
export const bulkMessagesSchema = z
  .object({
    ...recipients,
    messages: z
      .array(outgoingMessageSchema, 'send.material')
      .check(
        z.minLength(1, 'send.material'),
        z.maxLength(MASS_SEND_MAX.messages, 'send.messages.many'),
      ),
  })
  .check(
    noticesAreText(
      (form) => form.messages,
      (at) => ['messages', at],
    ),
  );
/** The payload of a mass send: messages, groups and target (product specification, section 3). */
export type BulkMessages = z.input<typeof bulkMessagesSchema>;

/** The rule that a notice to a group breaks, if any: only its owner or an administrator may publish one. */
export const checkNoticeRoom = (room: Pick<Room, 'isAdmin'>) =>
  room.isAdmin ? undefined : ('send.notice.admin' as const);
