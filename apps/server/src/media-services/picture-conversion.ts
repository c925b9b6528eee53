import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import { fileTypeOf } from '../storage/file-type';
import type { Outgoing } from './outgoing';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const RGBA = 6;
const RGBA_BYTES = 4;

/** A chunk of a PNG: length, name, content and checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Encodes RGBA pixels as a PNG. */
function pngOf(pixels: Buffer, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, RGBA, 0, 0, 0], 8);
  const rowBytes = width * RGBA_BYTES;
  // A byte before each row gives its filter: none.
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let row = 0; row < height; row += 1) {
    pixels.copy(rows, row * (rowBytes + 1) + 1, row * rowBytes, (row + 1) * rowBytes);
  }
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...parts]);
}

const WEBP_BYTES_MAX = 5 * 1024 * 1024;
/** The maximum width times height according to the file's header; a decoded pixel takes four bytes. */
const PIXELS_MAX = 16_000_000;

/** The number of pixels in the header of a WebP; undefined if it has none. */
export function webpPixels(bytes: Buffer): number | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (bytes.length < 30) return undefined;
  if (kind === 'VP8X') return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
  if (kind === 'VP8 ') return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
  if (kind !== 'VP8L') return undefined;
  const sizes = bytes.readUInt32LE(21);
  return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1);
}

/** The decoder's result type, which only browsers provide. */
class Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}

let decoder: ReturnType<typeof loadDecoder> | undefined;

async function loadDecoder() {
  const { default: decode, init } = await import('@jsquash/webp/decode.js');
  const path = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm');
  Object.assign(globalThis, { ImageData: Pixels });
  await init(await WebAssembly.compile(await readFile(path)));
  return decode;
}

/** Converts pictures that chat accounts cannot show; undefined if it is not a picture. */
export const pictureConversion =
  (ask: Outgoing) =>
  async (url: string): Promise<Buffer | undefined> => {
    const { body } = (await ask(url, { bytesMax: WEBP_BYTES_MAX })) ?? {};
    if (body === undefined || (await fileTypeOf(body)) !== 'webp') return undefined;
    const count = webpPixels(body);
    if (count === undefined || count > PIXELS_MAX) return undefined;
    const decode = await (decoder ??= loadDecoder());
    const { data, width, height } = await decode(new Uint8Array(body).buffer);
    return pngOf(Buffer.from(data.buffer), width, height);
  };
