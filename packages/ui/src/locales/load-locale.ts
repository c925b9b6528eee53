import { canonicalLocale, loadLanguage, offerLanguage } from '@chatdeck/sdk/constants';

offerLanguage('zh-TW', () => import('./zh-tw/index.ts').then(({ zhTw }) => zhTw));

/**
 * Loads the texts of a language before it is shown. The provider does so by itself, and shows nothing meanwhile; a page
 * that is rendered on a server, or at once, awaits this first.
 */
export const loadLocale = (tag: string): Promise<void> => loadLanguage(canonicalLocale(tag));
