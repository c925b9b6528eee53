import { Transform } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import type { FileKind } from './file-kinds';

/** The first bytes of a file; the detector needs no more. */
const HEAD_BYTES = 64 * 1024;
const SILK = Buffer.from('#!SILK_V3');
const WHITE_SPACE = /^[\s\uFEFF]*/;

/** Looks at a file while it goes by, so that it need not be held in memory. */
export function contentReader() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head = Buffer.alloc(0);
  let size = 0;
  let isText = true;

  const readText = (chunk?: Buffer) => {
    if (!isText) return;
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      isText = !text.includes('\0');
    } catch {
      isText = false;
    }
  };

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      readText(chunk);
      done(null, chunk);
    },
    flush(done) {
      readText();
      done();
    },
  });

  return {
    stream,
    size: () => size,

    /** True when the content is of the kind; asked once the whole file has gone by. */
    async is({ content }: FileKind): Promise<boolean> {
      const found = isSilk(head) ? 'silk' : (await fileTypeFromBuffer(head))?.ext;
      if (content !== 'text') return found !== undefined && content.includes(found);
      // What begins like a page is taken for one, whatever it is called.
      const start = head.toString('utf8').replace(WHITE_SPACE, '');
      return isText && found === undefined && !start.startsWith('<');
    },
  };
}

export type ContentReader = ReturnType<typeof contentReader>;

/** The voice messages of the network, which begin with or without a byte 2. */
const isSilk = (head: Buffer) =>
  head.subarray(0, SILK.length).equals(SILK) ||
  (head[0] === 2 && head.subarray(1, SILK.length + 1).equals(SILK));
