import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useServer } from '../../testing/test-server';
import {
  CFB,
  GIF,
  PAGE,
  PDF,
  PNG,
  SILK,
  SVG,
  TEXT,
  ZIP,
  uploadsTo,
  textFile,
} from './upload.fixtures';
import type { UploadProblem } from './upload.texts';

const server = useServer();
const { owner, send, get } = uploadsTo(server);

describe('An upload', () => {
  it('is kept under a key of its owner, and served from there', async () => {
    const { key, prefix } = await send({ name: 'cover.png', bytes: PNG, type: 'image/png' });
    expect(prefix).toMatch(new RegExp(`^u/${(await owner()).userId}/[\\w-]{22}/$`));
    expect(key).toBe(`${prefix}cover.png`);
    const served = await get(key);
    expect(served.rawPayload).toEqual(PNG);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each<[string, Buffer, string]>([
    ['menu.pdf', PDF, ''],
    ['books.zip', ZIP, ''],
    ['table.xlsx', ZIP, ''],
    ['table.xls', CFB, ''],
    ['letter.doc', CFB, ''],
    ['list.csv', TEXT, 'text/csv'],
    ['voice.silk', SILK, ''],
    ['PHOTO.JPG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
    ['dance.gif', GIF, 'image/gif'],
    // Text in Windows encodings, a table that a shop system calls xls, a letter that another program calls doc.
    ['gbk.csv', Buffer.from([0xc3, 0xfb, 0xd7, 0xd6, 0x2c, 0x31, 0x0a]), ''],
    ['wide.txt', Buffer.from('\uFEFF名字\t数量\n', 'utf16le'), 'text/plain'],
    ['table-of-a-shop.xls', Buffer.from('名字\t数量\n'), 'application/vnd.ms-excel'],
    ['letter.doc', Buffer.from('{\\rtf1 hello}'), ''],
    ['arrow.txt', Buffer.from('<- 见上'), 'text/plain'],
    ['song.mp3', Buffer.from([0xff, 0xfa, 0x90, 0]), ''],
  ])('takes %s', async (name, bytes, type) => {
    const { key } = await send({ name, bytes, type });
    expect(key).toMatch(/\.[a-z0-9]+$/);
    const served = await get(key);
    expect(served.rawPayload).toEqual(bytes);
    const isShown = /\.(jpg|gif|mp3)$/.test(key ?? '');
    expect(served.headers['content-disposition']).toBe(isShown ? 'inline' : 'attachment');
  });

  it.each<[string, Buffer, string, UploadProblem]>([
    ['封面.png', PNG, 'image/png', 'upload.name'],
    ['page.html', PAGE, 'text/html', 'upload.material.format'],
    ['logo.svg', SVG, 'image/svg+xml', 'upload.material.format'],
    ['page.png', PAGE, 'image/png', 'upload.content'],
    ['logo.png', SVG, 'image/png', 'upload.content'],
    ['page.html', PAGE, 'text/plain', 'upload.content'],
    ['page.csv', PAGE, '', 'upload.content'],
    [
      'wide.txt',
      Buffer.from(`\uFEFF${PAGE.toString()}`, 'utf16le'),
      'text/plain',
      'upload.content',
    ],
    ['noted.txt', Buffer.from(`<!-- a -->\n${PAGE.toString()}`), 'text/plain', 'upload.content'],
    ['words.png', TEXT, 'image/png', 'upload.content'],
    ['tool.zip', Buffer.from('#!/bin/sh\nrm -rf /\n'), '', 'upload.content'],
    ['tool.pdf', Buffer.from('MZ\x90\x00'), '', 'upload.content'],
    ['logo.svg', SVG, 'image/png', 'upload.content'],
    ['nothing.png', Buffer.alloc(0), 'image/png', 'upload.empty'],
  ])('refuses %s', async (name, bytes, type, rule) => {
    expect(await send({ name, bytes, type })).toMatchObject({ status: 200, msg: textFile(rule) });
  });

  it('takes the declared type of a file whose name has no extension, and names it accordingly', async () => {
    const photo = await send({ name: 'photo', bytes: PNG, type: 'image/png' });
    expect(photo.key).toBe(`${photo.prefix}photo.png`);
    const page = await send({ name: 'notes.html', bytes: TEXT, type: 'text/plain' });
    expect(page.key).toBe(`${page.prefix}notes.html.txt`);
    expect((await get(page.key)).headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': 'attachment',
    });
  });

  it('calls a picture what it is, so that it is shown as that', async () => {
    const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
    const { key, prefix } = await send({ name: 'cover.png', bytes: jpeg, type: 'image/png' });
    expect(key).toBe(`${prefix}cover.jpg`);
    expect((await get(key)).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
    });
  });

  it('is refused in the words of who sends it', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/v1/api/upload',
      headers: { 'accept-language': 'en', 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="key"\r\n\r\na\r\n--x--\r\n',
    });
    expect(response.json()).toMatchObject({ code: 10001, msg: 'A file is required' });
  });

  it.each([
    ['no form', { 'content-type': 'application/json' }, 415],
    [
      'a packed form',
      { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' },
      415,
    ],
    ['a form without an end', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ])('is refused when it is %s', async (_, headers, status) => {
    const url = '/v1/api/upload';
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: '{}' });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: 10002 });
  });
});

describe('Files on their way', () => {
  it('leave nothing behind', async () => {
    const { store, scratch } = server.services;
    let folder = '';
    await scratch.use((path) => Promise.resolve((folder = path.replace(/[^/]+$/, ''))));
    await send({ name: 'x.png', bytes: PAGE, type: 'image/png' });
    await expect.poll(() => readdir(folder)).toEqual([]);
    expect(await store.find('x.png')).toBeUndefined();
  });
});

describe('A stored file', () => {
  it('is served in part, and not at all to who has it', async () => {
    const { key } = await send({
      name: 'a.txt',
      bytes: Buffer.from('0123456789'),
      type: 'text/plain',
    });
    const part = await get(key, { range: 'bytes=2-4' });
    expect([part.statusCode, part.payload]).toEqual([206, '234']);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
    expect((await get(key, { range: 'bytes=-3' })).payload).toBe('789');
    expect((await get(key, { range: 'bytes=50-' })).statusCode).toBe(416);
    const again = await get(key, { 'if-none-match': String(part.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    for (const answer of [part, again]) {
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    }
    const head = await server.app.inject({ method: 'HEAD', url: `/files/${key}` });
    expect([head.headers['content-length'], head.payload]).toEqual(['10', '']);
  });

  it('is not found under a name that is no key', async () => {
    for (const key of [
      'u/nobody/x.png',
      '..%2fdatabase/PG_VERSION',
      'u',
      'x.html',
      '%2e%2e/x.png',
    ]) {
      expect((await get(key)).statusCode).toBe(404);
    }
  });
});
