import { isPrivateHost } from '../../core/private-host';
import { isWebAddress } from '../../core/link';
import type { RuleId } from '../../core/rule-texts';
import { ROBOT_TYPE } from '../robot/robot-type.constants';
import {
  MEDIA_REQUIRED,
  MEDIA_SERVICE,
  type MediaField,
  type MediaKind,
} from './media-service.constants';

/** How a picture or speech service is reached, as a dialogue configures it. */
export interface MediaSettings extends Partial<Readonly<Record<MediaField, string>>> {
  readonly type: number;
  readonly token?: string;
}

/** A reason why a service cannot work on this server, with the field that causes it. */
export interface MediaProblem {
  readonly field: MediaField | 'token';
  readonly rule: RuleId;
}

/**
 * The reasons why a service of a dialogue cannot work. `dialogueKey` is the key of the conversation itself, which
 * OpenAI and Dify use when the service has none.
 */
export function mediaProblems(
  kind: MediaKind,
  settings: MediaSettings,
  dialogueKey = '',
): MediaProblem[] {
  const inherited = inheritsKey(kind, settings.type) ? filled(dialogueKey) : '';
  const token = filled(settings.token) || inherited;
  const missing = (MEDIA_REQUIRED[kind][settings.type] ?? []).filter(
    (field) => filled(settings[field]) === '',
  );
  const address = filled(settings.baseUrl);
  return [
    ...(token === '' ? [{ field: 'token', rule: 'media.key' } as const] : []),
    ...missing.map((field) => ({ field, rule: MISSING[field] ?? 'required' })),
    ...addressProblems(address, isCalledHere(kind, settings.type)),
  ];
}

/** True for the services of OpenAI and Dify, which fall back to the key of a dialogue with the same provider. */
export const inheritsKey = (kind: MediaKind, type: number): boolean =>
  kind === 'image' || type === ROBOT_TYPE.chatGpt;

/** GPT-4V is called by the robot itself, which may be in another network; all others by the server. */
const isCalledHere = (kind: MediaKind, type: number): boolean =>
  kind !== 'image' || type !== MEDIA_SERVICE.image.openAi;

function addressProblems(address: string, isCalledByServer: boolean): MediaProblem[] {
  if (address === '') return [];
  if (!isWebAddress(address)) return [{ field: 'baseUrl', rule: 'config.address' }];
  const isPrivate = URL.canParse(address) && isPrivateHost(new URL(address).hostname);
  return isPrivate && isCalledByServer ? [{ field: 'baseUrl', rule: 'media.private' }] : [];
}

const filled = (text = ''): string => text.trim();

const MISSING: Partial<Readonly<Record<MediaField, RuleId>>> = {
  appid: 'media.appid',
  region: 'media.region',
};
