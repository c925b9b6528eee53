/** How a file of a kind is served. */
export interface FileKind {
  /** What is said of the file to browsers. */
  readonly contentType: string;
  /** Shown in a page; anything else is only saved. */
  readonly isInline: boolean;
}

const shown = (contentType: string): FileKind => ({ contentType, isInline: true });
const saved = (contentType: string): FileKind => ({ contentType, isInline: false });

/** What is shown as a picture, with the detector's names of what it must be then. */
const PICTURES = {
  png: shown('image/png'),
  jpg: shown('image/jpeg'),
  jpeg: shown('image/jpeg'),
  gif: shown('image/gif'),
  webp: shown('image/webp'),
};

/** Every extension that may be uploaded or served; no page and no picture that holds a script is among them. */
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
    // In which encoding is not asked and not said.
    txt: saved('text/plain'),
    csv: saved('text/csv'),
  }),
);

/** True for an extension whose files are shown as pictures. */
export const isPicture = (extension: string): boolean => Object.hasOwn(PICTURES, extension);

/** The extension of a picture by what the detector calls its content; undefined for what is none. */
export function pictureExtension(type: string | undefined): string | undefined {
  const extension = type === 'apng' ? 'png' : type;
  return extension !== undefined && isPicture(extension) ? extension : undefined;
}

/** The extension for files that were taken for what they are said to be, not for their name. */
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
