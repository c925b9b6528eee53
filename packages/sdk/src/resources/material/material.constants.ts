import type { Text } from '../../core/locale';
import { CONTENT_TYPE, type ContentType } from './content-type.constants';

export { CONTENT_TYPE, type ContentType };

/** The name of each kind of content in both languages. */
export const CONTENT_TYPE_TEXT: Readonly<Record<ContentType, Text>> = {
  [CONTENT_TYPE.text]: { 'zh-CN': '文本', en: 'Text' },
  [CONTENT_TYPE.file]: { 'zh-CN': '文件', en: 'File' },
  [CONTENT_TYPE.h5]: { 'zh-CN': 'H5 链接', en: 'H5 link' },
  [CONTENT_TYPE.mini]: { 'zh-CN': '小程序', en: 'Mini program' },
};

/** The page size of the material picker. */
export const MATERIAL_PICKER_PAGE_SIZE = 5;

/** The maximum length of a material's name or tag, in characters. */
export const MATERIAL_NAME_MAX = 50;
/** The maximum length of a text's content, in characters. */
export const MESSAGE_CONTENT_MAX = 10_000;
