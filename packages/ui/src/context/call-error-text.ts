import { type Locale, type Text, textIn, translated } from '@chatdeck/sdk/constants';
import type { CallError } from './call-error';

/** Why a call got no message from the server. */
type UnansweredKind = 'network' | 'timeout' | 'token' | 'contract';

/** The texts for a call that got no message from the server. */
export const NO_ANSWER_TEXT: Readonly<Record<UnansweredKind, Text>> = {
  network: {
    'zh-CN': '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check the network and try again',
  },
  timeout: {
    'zh-CN': '服务器太久没有回应，请稍后再试',
    en: 'The server took too long to answer. Try again later',
  },
  token: {
    'zh-CN': '没能确认你的登录状态，请刷新页面后再试',
    en: 'Your sign-in could not be confirmed. Reload the page and try again',
  },
  contract: {
    'zh-CN': '服务器的回答读不懂，刷新页面后再试',
    en: 'The answer of the server cannot be read. Reload the page and try again',
  },
};

/** For an answer that is not the server's own, such as a proxy's: the network of the user is fine. */
const NOT_SERVED: Text = {
  'zh-CN': '服务器暂时无响应，请稍后重试',
  en: 'The server is not available. Try again later',
};

const NO_ANSWER: Readonly<Partial<Record<CallError['kind'], Text>>> = NO_ANSWER_TEXT;

/**
 * The text for a failed call: the server's message, or ours if there is none. The server knows no language of a host: it
 * answers that one in English.
 */
export const callErrorText = ({ kind, status, message }: CallError, locale: Locale): string =>
  textIn(status === undefined ? NO_ANSWER[kind] : NOT_SERVED, locale) ??
  translated(message, locale);
