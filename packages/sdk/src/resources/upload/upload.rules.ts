import type { RuleId } from '../../core/rule-texts';
import {
  THUMBNAIL_TYPES,
  UPLOAD_CONTEXTS,
  type UploadContext,
  type UploadContextName,
} from './upload-context.constants';

/** What is judged of a file; a `File` fits. `size` in bytes. */
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

/** The rule that a file breaks in a dialog, or nothing: its name first, then its format, then its size. */
export function checkUpload(context: UploadContextName, file: UploadCandidate): RuleId | undefined {
  const limits = UPLOAD_CONTEXTS[context];
  if (hasChinese(file.name)) return 'upload.name';
  if (!fits(file, limits)) return `upload.${context}.format`;
  return file.size < limits.belowBytes ? undefined : `upload.${context}.size`;
}

/** The rule that a thumbnail breaks, or nothing; the size limit is the dialog's. */
export function checkThumbnail(
  context: UploadContextName,
  file: UploadCandidate,
): RuleId | undefined {
  if (hasChinese(file.name)) return 'upload.name';
  if (!fits(file, THUMBNAIL_TYPES)) return 'upload.thumbnail';
  const { belowBytes } = UPLOAD_CONTEXTS[context];
  return file.size < belowBytes ? undefined : `upload.${context}.size`;
}

/** A name to offer instead of one with Chinese characters: letters, digits, `.`, `_` and `-`; the extension stays. */
export function asciiFileName(name: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[A-Za-z0-9]+)?$/s.exec(name) ?? [];
  const plain = stem
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\w.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${plain || 'file'}${extension}`;
}
