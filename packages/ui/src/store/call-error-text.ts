import type { Locale, Text } from '@chatdeck/sdk/constants';
import type { CallError } from '#context/call-error.ts';

/** Fallback texts for a call that got no message from the server. */
const TEXT: Readonly<Partial<Record<CallError['kind'], Text>>> = {
  network: {
    'zh-CN': '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check the network and try again',
  },
  timeout: {
    'zh-CN': '服务器太久没有回应，请稍后再试',
    en: 'The server took too long to answer. Try again later',
  },
  contract: {
    'zh-CN': '服务器的回答读不懂，刷新页面后再试',
    en: 'The answer of the server cannot be read. Reload the page and try again',
  },
};

/** The text for a failed call: the server's message, or ours if there is none. */
export const callErrorText = ({ kind, message }: CallError, locale: Locale): string =>
  TEXT[kind]?.[locale] ?? message;
