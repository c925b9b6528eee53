import {
  THUMBNAIL_ADVICE,
  THUMBNAIL_TYPES,
  UPLOAD_CONTEXTS,
  type Locale,
  type UploadContextName,
} from '@chatdeck/sdk/constants';
import { asciiFileName, checkThumbnail, checkUpload } from '@chatdeck/sdk/plain-rules';
import type { RuleId } from '@chatdeck/sdk/rule-texts';

/** What is uploaded: any file that the context allows, or the image of a card. */
export type UploadKind = 'file' | 'thumbnail';

/** The state of an upload; `sent` and `total` are in bytes. */
export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'refused'; readonly file: File; readonly rule: RuleId }
  | { readonly status: 'large'; readonly file: File }
  | {
      readonly status: 'uploading';
      readonly file: File;
      readonly sent: number;
      readonly total: number;
    }
  | { readonly status: 'unreadable'; readonly file: File }
  | { readonly status: 'failed'; readonly file: File; readonly reason: string }
  | { readonly status: 'stored'; readonly file: File };

/** The repair that would make a rejected file acceptable. */
export type UploadRepair = 'rename' | 'shrink' | 'again' | undefined;

const KIBIBYTE = 1024;

export const ADVICE = {
  kilobytes: THUMBNAIL_ADVICE.bytes / KIBIBYTE,
  width: THUMBNAIL_ADVICE.maxWidthPx,
} as const;

export const megabytesOf = (context: UploadContextName): number =>
  UPLOAD_CONTEXTS[context].belowBytes / KIBIBYTE / KIBIBYTE;

export const checkFile = (kind: UploadKind, context: UploadContextName, file: File) =>
  kind === 'thumbnail' ? checkThumbnail(context, file) : checkUpload(context, file);

/** The types that the system's file chooser offers first. */
export function acceptOf(kind: UploadKind, context: UploadContextName): string {
  const { extensions, mimeTypes } =
    kind === 'thumbnail' ? THUMBNAIL_TYPES : UPLOAD_CONTEXTS[context];
  return [...mimeTypes, ...extensions.map((extension) => `.${extension}`)].join(',');
}

export function repairOf(state: UploadState, kind: UploadKind): UploadRepair {
  if (state.status === 'failed') return 'again';
  if (state.status === 'large') return 'shrink';
  if (state.status !== 'refused') return undefined;
  if (state.rule === 'upload.name') return 'rename';
  const isSize = state.rule === 'upload.send.size' || state.rule === 'upload.material.size';
  return isSize && kind === 'thumbnail' ? 'shrink' : undefined;
}

export const renamed = (file: File): File =>
  new File([file], asciiFileName(file.name), { type: file.type });

/** Formats a size for people, such as 2.4 MB. */
export function sizeText(bytes: number, locale: Locale): string {
  const isLarge = bytes >= KIBIBYTE * KIBIBYTE;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const value = bytes / KIBIBYTE / (isLarge ? KIBIBYTE : 1);
  const options = { style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, options).format(isLarge ? value : Math.ceil(value));
}

/** The file size limit of a context, in megabytes as shown to people. */
export const megabytesBelow = (context: UploadContextName): number =>
  UPLOAD_CONTEXTS[context].belowBytes / 1024 / 1024;
