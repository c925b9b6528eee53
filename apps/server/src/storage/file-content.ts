import { Transform } from 'node:stream';
import { fileTypeOf } from './file-type';

/** How many bytes the detector needs. */
const HEAD_BYTES = 64 * 1024;
const UTF16_MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;
/** Programs, by the detector's names; a script names its interpreter after the first two bytes. */
const PROGRAMS: ReadonlySet<string> = new Set([
  'exe',
  'elf',
  'macho',
  'dex',
  'class',
  'lnk',
  'swf',
]);
/** The beginning of a page or drawing that can contain a script, after white space and comments. */
const PAGE_START =
  /^<(?:!doctype|\?xml|html|head|body|title|script|svg|iframe|object|embed|meta|link)\b/i;

/** What the first bytes show of a file: the detector's type, such as `jpg`; undefined for text and unknown types. */
export interface FileContent {
  readonly type: string | undefined;
  /** True for a page, a drawing with scripts or a program, whatever its name is. */
  readonly isDangerous: boolean;
}

/** Inspects a file while it is streamed, so that it need not be held in memory. */
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

    /** The type of the file; available once it was read completely. */
    async content(): Promise<FileContent> {
      const type = await fileTypeOf(head);
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
