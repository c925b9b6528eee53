import type { RuleId } from '../../core/rule-texts';
import {
  THUMBNAIL_TYPES,
  UPLOAD_CONTEXTS,
  type UploadContext,
  type UploadContextName,
} from './upload-context.constants';

/** The properties of a file that the rules check, such as those of a `File`. `size` in bytes. */
export interface UploadCandidate {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** True for a name with any Chinese character: 文件名不能带中文 (product specification, section 5). */
export const hasChinese = (name: string): boolean => /\p{Script=Han}/u.test(name);

type Types = Pick<UploadContext, 'extensions' | 'mimeTypes'>;

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const mimeTypeOf = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? '';
const fits = ({ name, type }: UploadCandidate, { extensions, mimeTypes }: Types) =>
  extensions.includes(extensionOf(name)) || mimeTypes.includes(mimeTypeOf(type));

/** The rule of a dialog that the size of a file breaks, if any. */
function checkSize(context: UploadContextName, { size }: UploadCandidate): RuleId | undefined {
  if (size === 0) return 'upload.empty';
  return size < UPLOAD_CONTEXTS[context].belowBytes ? undefined : `upload.${context}.size`;
}

/** The rule of a dialog that a file breaks, if any: its name first, then its format, then its size. */
export function checkUpload(context: UploadContextName, file: UploadCandidate): RuleId | undefined {
  if (hasChinese(file.name)) return 'upload.name';
  if (!fits(file, UPLOAD_CONTEXTS[context])) return `upload.${context}.format`;
  return checkSize(context, file);
}

/** The rule that a thumbnail breaks, if any; the size limit is the dialog's. */
export function checkThumbnail(
  context: UploadContextName,
  file: UploadCandidate,
): RuleId | undefined {
  if (hasChinese(file.name)) return 'upload.name';
  if (!fits(file, THUMBNAIL_TYPES)) return 'upload.thumbnail';
  return checkSize(context, file);
}

/**
 * A suggested name in place of one with Chinese characters: letters, digits, `.`, `_` and `-`; the extension is
 * preserved.
 */
export function asciiFileName(name: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[A-Za-z0-9]+)?$/s.exec(name) ?? [];
  const plain = stem
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\w.]+/g, '-')
    .replace(/^[-.]+/, '');
  return `${withoutEnd(plain) || 'file'}${extension}`;
}

/** Removes trailing `-` and `.`; a pattern would take quadratic time. */
function withoutEnd(name: string): string {
  let end = name.length;
  while (end > 0 && '-.'.includes(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}
