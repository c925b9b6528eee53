/** How a file of a kind is served, and how its content is known. */
export interface FileKind {
  /** What is said of the file to browsers. */
  readonly contentType: string;
  /** Shown in a page; anything else is only saved. */
  readonly isInline: boolean;
  /** What the content must look like: a name of the detector, or plain text. */
  readonly content: readonly string[] | 'text';
}

const kind = (contentType: string, content: FileKind['content'], isInline = false): FileKind => ({
  contentType,
  content,
  isInline,
});

const OFFICE_BINARY = ['cfb'];
const ZIPPED = ['zip'];
const jpeg = kind('image/jpeg', ['jpg'], true);
const silk = kind('audio/silk', ['silk']);

/** Every extension that may be uploaded or served; no page and no picture that holds a script is among them. */
export const FILE_KINDS: ReadonlyMap<string, FileKind> = new Map(
  Object.entries({
    png: kind('image/png', ['png', 'apng'], true),
    jpg: jpeg,
    jpeg,
    gif: kind('image/gif', ['gif'], true),
    webp: kind('image/webp', ['webp'], true),
    mp4: kind('video/mp4', ['mp4', 'm4v', 'mov'], true),
    mp3: kind('audio/mpeg', ['mp3'], true),
    wav: kind('audio/wav', ['wav'], true),
    avi: kind('video/x-msvideo', ['avi']),
    silk,
    sil: silk,
    pdf: kind('application/pdf', ['pdf']),
    zip: kind('application/zip', ZIPPED),
    tar: kind('application/x-tar', ['tar']),
    rar: kind('application/vnd.rar', ['rar']),
    doc: kind('application/msword', OFFICE_BINARY),
    xls: kind('application/vnd.ms-excel', OFFICE_BINARY),
    ppt: kind('application/vnd.ms-powerpoint', OFFICE_BINARY),
    docx: kind('application/vnd.openxmlformats-officedocument.wordprocessingml.document', [
      'docx',
      ...ZIPPED,
    ]),
    xlsx: kind('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', [
      'xlsx',
      ...ZIPPED,
    ]),
    txt: kind('text/plain; charset=utf-8', 'text'),
    csv: kind('text/csv; charset=utf-8', 'text'),
  }),
);

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
