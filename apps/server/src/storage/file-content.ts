import { Transform } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';

/** The first bytes of a file; the detector needs no more. */
const HEAD_BYTES = 64 * 1024;
const UTF16_MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;
/** Programs, by the detector's names; a script names its interpreter in the first two bytes. */
const PROGRAMS: ReadonlySet<string> = new Set([
  'exe',
  'elf',
  'macho',
  'dex',
  'class',
  'lnk',
  'swf',
]);
/** How a page or a drawing begins that can hold a script, after white space and comments are passed over. */
const PAGE_START =
  /^<(?:!doctype|\?xml|html|head|body|title|script|svg|iframe|object|embed|meta|link)\b/i;

/** What is known of a file by its first bytes: a name of the detector, such as `jpg`; nothing for text and the unknown. */
export interface FileContent {
  readonly type: string | undefined;
  /** It is a page, a drawing with scripts or a program, whatever it is called. */
  readonly isDangerous: boolean;
}

/** Looks at a file while it goes by, so that it need not be held in memory. */
export function contentReader() {
  let head = Buffer.alloc(0);
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      done(null, chunk);
    },
  });

  return {
    stream,
    size: () => size,

    /** What the file is; asked once the whole of it has gone by. */
    async content(): Promise<FileContent> {
      const type = (await fileTypeFromBuffer(head))?.ext;
      const isProgram = head.toString('latin1', 0, 2) === '#!' || PROGRAMS.has(type ?? '');
      return { type, isDangerous: isProgram || isPage(head) };
    },
  };
}

export type ContentReader = ReturnType<typeof contentReader>;

function isPage(head: Buffer): boolean {
  const wide = Object.entries(UTF16_MARKS).find(([, mark]) =>
    mark.every((byte, at) => head[at] === byte),
  );
  const text = new TextDecoder(wide?.[0] ?? 'utf-8').decode(head);
  return PAGE_START.test(text.replace(/^(?:[\s\uFEFF]|<!--[^]*?-->)+/, ''));
}
