import type { Text } from '../../core/locale';

/** The kinds of content and their number on the wire (product specification, section 9). */
export const CONTENT_TYPE = { text: 1, file: 2, h5: 4, mini: 5 } as const;
/** A kind of content: 1 text, 2 file, 4 H5 link, 5 mini program (product specification, section 9). */
export type ContentType = (typeof CONTENT_TYPE)[keyof typeof CONTENT_TYPE];

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
