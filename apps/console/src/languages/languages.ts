import { offerLanguage } from '@chatdeck/sdk/constants';

/** The console's own texts, beside those of its components. */
offerLanguage('zh-TW', () => import('./zh-tw').then(({ zhTw }) => zhTw));
