/** The files that a dialog accepts: by extension or mime type, and smaller than `belowBytes`. */
export interface UploadContext {
  readonly extensions: readonly string[];
  readonly mimeTypes: readonly string[];
  readonly belowBytes: number;
}

const MEBIBYTE = 1024 * 1024;
const IMAGES = ['image/gif', 'image/jpeg', 'image/png'] as const;
const MIME_TYPES = [...IMAGES, 'video/mp4', 'text/plain', 'application/zip'] as const;

/** The dialogs that upload (product specification, section 5). */
export const UPLOAD_CONTEXTS = {
  /** Send-message and bulk send. */
  send: {
    extensions: [
      'pdf',
      'xlsx',
      'doc',
      'xls',
      'zip',
      'tar',
      'rar',
      'png',
      'jpg',
      'jpeg',
      'gif',
      'mp4',
      'avi',
    ],
    mimeTypes: MIME_TYPES,
    belowBytes: 5 * MEBIBYTE,
  },
  /** The material dialog. */
  material: {
    extensions: [
      'pdf',
      'xlsx',
      'ppt',
      'doc',
      'docx',
      'csv',
      'xls',
      'zip',
      'tar',
      'rar',
      'png',
      'jpg',
      'jpeg',
      'gif',
      'mp4',
      'avi',
      'silk',
      'sil',
      'wav',
      'mp3',
    ],
    mimeTypes: MIME_TYPES,
    belowBytes: 10 * MEBIBYTE,
  },
} as const satisfies Record<string, UploadContext>;
/** A dialog that uploads: `send` or `material`. */
export type UploadContextName = keyof typeof UPLOAD_CONTEXTS;

/** A file that no row references is deleted after this many days. */
export const UNUSED_FILE_DAYS = 1;

/** The formats of a thumbnail: JPG or PNG. */
export const THUMBNAIL_TYPES = {
  extensions: ['jpg', 'jpeg', 'png'],
  mimeTypes: ['image/jpeg', 'image/png'],
} as const;

/** Advice for thumbnails, no limit: under 200K, ratio 5:4, at most 1080 px wide (product specification, section 5). */
export const THUMBNAIL_ADVICE = { bytes: 200 * 1024, ratio: 5 / 4, maxWidthPx: 1080 } as const;
