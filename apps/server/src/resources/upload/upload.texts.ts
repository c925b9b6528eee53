import { type Locale, type Text, textIn } from '@chatdeck/sdk/constants';
import { RULE_TEXT, type RuleId } from '@chatdeck/sdk/rule-texts';

/** Problems that only the store can detect; the texts of rules that dialogs share are in the SDK. */
const STORE_TEXT = {
  'upload.content': {
    'zh-CN': '文件内容是网页或程序，或者不是图片，不能上传',
    en: 'The file holds a page or a program, or is no picture, and cannot be uploaded',
  },
  'upload.token': {
    'zh-CN': '上传凭证无效或已过期，请重试',
    en: 'Leave to upload has ended; try again',
  },
  'upload.busy': {
    'zh-CN': '同时上传的文件过多，请稍后再试',
    en: 'Too many uploads at once; try again in a moment',
  },
  'upload.exists': { 'zh-CN': '同名文件已存在', en: 'A file of this name is there already' },
  'upload.quota': { 'zh-CN': '存储空间已用完', en: 'The storage space is used up' },
} as const satisfies Record<string, Text>;

/** Why a file is refused. */
export type UploadProblem = RuleId | keyof typeof STORE_TEXT;

/** The message of a problem. */
export const uploadText = (problem: UploadProblem, locale: Locale): string =>
  textIn({ ...RULE_TEXT, ...STORE_TEXT }[problem], locale);
