import { fileTypeFromBuffer } from 'file-type';
import { expect, it } from 'vitest';
import { pictureConversion } from './picture-conversion';

/** One pixel. */
const WEBP = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const convert = (body: Buffer | undefined) =>
  pictureConversion(() => Promise.resolve(body && { contentType: 'image/webp', body }))('url');

it('A WebP becomes a PNG of the same size', async () => {
  const png = await convert(WEBP);
  expect(await fileTypeFromBuffer(png ?? Buffer.alloc(0))).toMatchObject({ ext: 'png' });
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1, 1]);
});

it('What is no WebP, or says that it is huge, is not decoded', async () => {
  expect(await convert(undefined)).toBeUndefined();
  expect(await convert(Buffer.from('<svg/>'))).toBeUndefined();
  const huge = Buffer.from(WEBP);
  huge.writeUInt16LE(0x3fff, 26);
  huge.writeUInt16LE(0x3fff, 28);
  expect(await convert(huge)).toBeUndefined();
});
