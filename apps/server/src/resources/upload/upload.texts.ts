import type { Locale, Text } from '@chatdeck/sdk/constants';
import { RULE_TEXT, type RuleId } from '@chatdeck/sdk/texts';

/** What only the store can find wrong with a file; the rules that a dialog knows too have their words in the SDK. */
const STORE_TEXT = {
  'upload.content': { 'zh-CN': '文件内容与格式不符', en: 'The file is not what its name says' },
  'upload.token': {
    'zh-CN': '上传凭证无效或已过期，请重试',
    en: 'Leave to upload has ended; try again',
  },
  'upload.exists': { 'zh-CN': '同名文件已存在', en: 'A file of this name is there already' },
  'upload.quota': { 'zh-CN': '存储空间已用完', en: 'The storage space is used up' },
} as const satisfies Record<string, Text>;

/** Why a file is not taken. */
export type UploadProblem = RuleId | keyof typeof STORE_TEXT;

/** The words of a problem. */
export const uploadText = (problem: UploadProblem, locale: Locale): string =>
  ({ ...RULE_TEXT, ...STORE_TEXT })[problem][locale];
