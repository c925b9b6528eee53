export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
export const ZIP = Buffer.concat([
  Buffer.from('504b03040a000000000000000000', 'hex'),
  Buffer.alloc(40),
]);
export const GIF = Buffer.from('GIF89a/*<script>alert(1)</script>');
export const CFB = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
export const SILK = Buffer.from('\x02#!SILK_V3\x00\x01', 'latin1');
export const TEXT = Buffer.from('名字,数量\n苹果,3\n');
export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
export const PAGE = Buffer.from('\uFEFF \n<!doctype html><script>alert(1)</script>');
