import type { BulkMessages, Material, MessageForm, OutgoingMessageInput } from '@chatdeck/sdk';
import {
  CONTENT_TYPE,
  MASS_SEND_TARGET,
  type MassSendTarget,
  type Locale,
} from '@chatdeck/sdk/constants';
import { bulkMessagesSchema, type Issue } from '@chatdeck/sdk/rules';
import type { SendTarget } from '#store/send-target.ts';
import {
  toMessage,
  type MessageSource,
} from '#features/message/message-form/message-form.model.ts';

/** The choices before sending; both sources are retained, so that switching between them loses nothing. */
export interface MassSendChoice {
  readonly target: MassSendTarget;
  readonly targets: readonly SendTarget[];
  readonly source: MessageSource;
  readonly materials: readonly Material[];
}

/** The kind of target: groups, or friends. */
export const kindOf = (target: MassSendTarget): SendTarget['kind'] =>
  target === MASS_SEND_TARGET.contact ? 'contact' : 'room';

/**
 * The message that a material becomes; unlike a single send, also for mini programs (product specification, section 9).
 */
export function toOutgoing(material: Material): OutgoingMessageInput {
  if (material.type !== CONTENT_TYPE.mini) return toMessage(material);
  const { type, appid, username, title, description, pagePath, thumbUrl, thumbKey } = material;
  return { type, appid, username, title, description, pagePath, thumbUrl, thumbKey };
}

/** The request body. */
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

/** The first rule that one part of the request breaks. */
export function brokenRule(payload: BulkMessages, part: 'groups' | 'messages'): string | undefined {
  const { error } = bulkMessagesSchema.safeParse(payload);
  return error?.issues.find(({ path }) => path[0] === part)?.message;
}

/** A target that the server refused. */
export interface RefusedTarget {
  readonly target: SendTarget;
  readonly reason: string;
}

/** The targets that the server refused, with its reasons. */
export const refusedTargets = (
  issues: readonly Issue[],
  targets: readonly SendTarget[],
): readonly RefusedTarget[] =>
  issues.flatMap(({ path, message }) => {
    const target = targets[Number(/^groups\.(\d+)/.exec(path)?.[1] ?? NaN)];
    return target ? [{ target, reason: message }] : [];
  });

const UNITS = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration such as 9分钟36秒; without seconds from one hour on. */
export function formatDuration(ms: number, locale: Locale): string {
  let left = Math.max(1, Math.round(ms / 1_000));
  const parts: string[] = [];
  for (const [unit, seconds] of UNITS) {
    const count = Math.floor(left / seconds);
    left -= count * seconds;
    const isTooFine = unit === 'second' && ms >= 3_600_000;
    if (count === 0 || isTooFine) continue;
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
    parts.push(format.format(count));
  }
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(parts);
}
