import type { CallbackEvent, CallbackForm } from '@chatdeck/sdk';
import { CALLBACK_DEFAULTS, CALLBACK_TYPE } from '@chatdeck/sdk/constants';
import { isReservedParameter } from '@chatdeck/sdk/rules';

/** The form values while editing: the fields of both types, one of which is shown. */
export type CallbackDraft = CallbackForm & { readonly postUrl: string; readonly customUrl: string };

/** The form values: a new event with the specified defaults, or the stored one. */
export function toForm(event: CallbackEvent | undefined): CallbackDraft {
  const { type, reg, scope, needAt, timeout } = { ...CALLBACK_DEFAULTS, ...event };
  const { keywords = [], postUrl = '', customUrl = '' } = event ?? {};
  const moreData = (event?.moreData ?? []).map(({ key, value }) => ({ key, value: String(value) }));
  return { type, keywords, reg, scope, needAt, timeout, moreData, postUrl, customUrl };
}

/**
 * The event to hand to the host. Fields of a stored event that the form does not edit are preserved, including that of
 * the other type.
 */
export function toEvent(form: CallbackForm, stored: CallbackEvent | undefined): CallbackEvent {
  const pairs = stored?.moreData ?? [];
  return {
    postUrl: '',
    customUrl: '',
    ...stored,
    ...form,
    // A stored number that was not edited stays a number.
    moreData: form.moreData.map(
      (pair) =>
        pairs.find(({ key, value }) => key === pair.key && String(value) === pair.value) ?? pair,
    ),
  };
}

type Sample = Pick<CallbackForm, 'type' | 'keywords' | 'scope' | 'needAt' | 'moreData'>;

/** The names of the parameters that the robot fills in itself. */
export function reservedNames({ type, moreData }: Pick<Sample, 'type' | 'moreData'>) {
  const kind = type === CALLBACK_TYPE.builtIn ? 'signedCallback' : 'callback';
  const names = moreData.map(({ key }) => key.trim());
  return [...new Set(names.filter((name) => isReservedParameter(kind, name)))];
}

/** The texts of a sample message. */
export interface SampleTexts {
  readonly word: string;
  readonly user: string;
  readonly room: string;
}

/** The body that the robot would send, as JSON text; `timestamp` in milliseconds (robot contract, section 1.6). */
export function payloadText(form: Sample, texts: SampleTexts, timestamp: number): string {
  const isPrivate = form.scope === 'friend';
  const more = form.moreData
    .map(({ key, value }) => [key.trim(), value] as const)
    .filter(([key]) => key !== '');
  const own = {
    uid: 'wxid_7f2c5e1b90d3',
    uname: texts.user,
    roomId: isPrivate ? '' : 'r7f2c5e1b@chatroom',
    roomName: isPrivate ? '' : texts.room,
    isMention: !isPrivate && form.needAt === 1 ? 1 : 0,
    word: form.keywords[0] ?? texts.word,
    timestamp,
  };
  return JSON.stringify({ ...own, ...Object.fromEntries(more), ...own }, null, 2);
}
