import type { BulkMessages, Material, MessageForm, OutgoingMessageInput } from '@chatdeck/sdk';
import { CONTENT_TYPE, MASS_SEND_TARGET, type MassSendTarget } from '@chatdeck/sdk/constants';
import { bulkMessagesSchema, type Issue } from '@chatdeck/sdk/rules';
import type { SendTarget } from '#store/send-target.ts';
import { toMessage, type MessageSource } from '../message-form/message-form.model';

/** What is chosen before it is sent; both sources are kept, so that going back and forth loses nothing. */
export interface MassSendChoice {
  readonly target: MassSendTarget;
  readonly targets: readonly SendTarget[];
  readonly source: MessageSource;
  readonly materials: readonly Material[];
}

/** Groups, or friends. */
export const kindOf = (target: MassSendTarget): SendTarget['kind'] =>
  target === MASS_SEND_TARGET.contact ? 'contact' : 'room';

/** What is sent of a material; a stored mini program too (product specification, section 9). */
export function toOutgoing(material: Material): OutgoingMessageInput {
  if (material.type !== CONTENT_TYPE.mini) return toMessage(material);
  const { type, appid, username, title, description, pagePath, thumbUrl, thumbKey } = material;
  return { type, appid, username, title, description, pagePath, thumbUrl, thumbKey };
}

/** What goes to the server. */
export function toPayload(
  choice: MassSendChoice,
  targets: readonly SendTarget[],
  written: MessageForm | undefined,
): BulkMessages {
  const { target, source, materials } = choice;
  const typed = written ? [written] : [];
  return {
    target,
    groups: targets.map(({ wxid }) => ({ wxid })),
    messages: source === 'pick' ? materials.map(toOutgoing) : typed,
  };
}

/** The first rule that a part of what is sent breaks. */
export function brokenRule(payload: BulkMessages, part: 'groups' | 'messages'): string | undefined {
  const { error } = bulkMessagesSchema.safeParse(payload);
  return error?.issues.find(({ path }) => path[0] === part)?.message;
}

/** A target that the server does not send to. */
export interface RefusedTarget {
  readonly target: SendTarget;
  readonly reason: string;
}

/** Which of the targets the server refused, in its own words. */
export const refusedTargets = (
  issues: readonly Issue[],
  targets: readonly SendTarget[],
): readonly RefusedTarget[] =>
  issues.flatMap(({ path, message }) => {
    const target = targets[Number(/^groups\.(\d+)/.exec(path)?.[1] ?? NaN)];
    return target ? [{ target, reason: message }] : [];
  });
