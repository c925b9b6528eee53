/** How a file of a kind is served. */
export interface FileKind {
  /** The content type that is sent to browsers. */
  readonly contentType: string;
  /** Displayed in a page; anything else is downloaded. */
  readonly isInline: boolean;
}

const shown = (contentType: string): FileKind => ({ contentType, isInline: true });
const saved = (contentType: string): FileKind => ({ contentType, isInline: false });

/** What is displayed as a picture, with the detector's types that its content must have. */
const PICTURES = {
  png: shown('image/png'),
  jpg: shown('image/jpeg'),
  jpeg: shown('image/jpeg'),
  gif: shown('image/gif'),
  webp: shown('image/webp'),
};

/** Every extension that may be uploaded or served; no pages and no pictures that can contain scripts. */
export const FILE_KINDS: ReadonlyMap<string, FileKind> = new Map(
  Object.entries({
    ...PICTURES,
    mp4: shown('video/mp4'),
    mp3: shown('audio/mpeg'),
    wav: shown('audio/wav'),
    avi: saved('video/x-msvideo'),
    silk: saved('audio/silk'),
    sil: saved('audio/silk'),
    pdf: saved('application/pdf'),
    zip: saved('application/zip'),
    tar: saved('application/x-tar'),
    rar: saved('application/vnd.rar'),
    doc: saved('application/msword'),
    xls: saved('application/vnd.ms-excel'),
    ppt: saved('application/vnd.ms-powerpoint'),
    docx: saved('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    xlsx: saved('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    // The encoding is unknown and not declared.
    txt: saved('text/plain'),
    csv: saved('text/csv'),
  }),
);

/** True for an extension whose files are displayed as pictures. */
export const isPicture = (extension: string): boolean => Object.hasOwn(PICTURES, extension);

/** The extension of a picture by the detector's type of its content; undefined if it is not a picture. */
export function pictureExtension(type: string | undefined): string | undefined {
  const extension = type === 'apng' ? 'png' : type;
  return extension !== undefined && isPicture(extension) ? extension : undefined;
}

/** The extension for files without a known one, by their content type. */
export const EXTENSION_OF_TYPE: ReadonlyMap<string, string> = new Map([
  ['image/gif', 'gif'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['video/mp4', 'mp4'],
  ['text/plain', 'txt'],
  ['application/zip', 'zip'],
]);

/** The lower-case extension of a name, empty without one. */
export const extensionOf = (name: string): string =>
  /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
