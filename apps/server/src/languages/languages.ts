import { addLanguage } from '@chatdeck/sdk/constants';
import { zhTw as sdk } from '@chatdeck/sdk/languages/zh-tw';
import { zhTw as own } from './zh-tw';

/** The server answers and writes mails in every language that comes with the product. */
addLanguage('zh-TW', sdk);
addLanguage('zh-TW', own);
