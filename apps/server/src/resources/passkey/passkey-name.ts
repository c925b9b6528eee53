import { type Locale, textIn } from '@chatdeck/sdk/constants';
import { PASSKEY_NAME_MAX } from '@chatdeck/sdk/rules';
import { deviceOf } from '@chatdeck/sdk/texts';

const NAME = { 'zh-CN': '通行密钥', en: 'Passkey' } as const;

/** A first name: the browser and its system. */
export function nameFor(userAgent: string, locale: Locale): string {
  const { browser, system } = deviceOf(userAgent);
  const name = [browser, system].filter((part) => part !== undefined).join(' · ');
  return name.slice(0, PASSKEY_NAME_MAX) || textIn(NAME, locale);
}
