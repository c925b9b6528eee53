import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { folderStore } from './folder-store';
import type { ObjectStore } from './object-store';
import { KEYS, REGION, startS3Stub } from './s3-stub.fixtures';
import { s3Store } from './s3-store';

const folder = () => mkdtemp(join(inject('scratch'), 'store-'));

async function inFolder(): Promise<ObjectStore> {
  return folderStore(await folder());
}

async function inS3(): Promise<ObjectStore> {
  const stub = await startS3Stub();
  onTestFinished(() => {
    stub.close();
    expect(stub.refused).toEqual([]);
  });
  return s3Store({ ...KEYS, region: REGION, bucket: 'files', endpoint: stub.endpoint });
}

async function file(text: string): Promise<string> {
  const path = join(await folder(), 'file');
  await writeFile(path, text);
  return path;
}

describe.each([
  ['a folder', inFolder],
  ['an S3-compatible store', inS3],
])('Files in %s', (_, open) => {
  it('are kept by key, and read whole or in part', async () => {
    const store = await open();
    expect(await store.add('u/me/1/a.txt', await file('hello world'), 'text/plain')).toBe(true);
    const found = await store.find('u/me/1/a.txt');
    expect(found?.size).toBe(11);
    const part = await found?.open({ start: 6, end: 10 });
    expect(part && (await buffer(part)).toString()).toBe('world');
    expect(await store.find('u/me/1/b.txt')).toBeUndefined();
  });

  it('can be deleted, also twice', async () => {
    const store = await open();
    await store.add('u/me/a.txt', await file('first'), 'text/plain');
    await store.remove('u/me/a.txt');
    await store.remove('u/me/a.txt');
    expect(await store.find('u/me/a.txt')).toBeUndefined();
  });

  it('are never written over', async () => {
    const store = await open();
    await store.add('u/me/a.txt', await file('first'), 'text/plain');
    expect(await store.add('u/me/a.txt', await file('second'), 'text/plain')).toBe(false);
    const found = await store.find('u/me/a.txt');
    expect(found && (await buffer(await found.open())).toString()).toBe('first');
  });

  it.each([
    '../a.txt',
    'u/../../a.txt',
    '/etc/passwd',
    'u//a.txt',
    'u/.a',
    'u\\a.txt',
    'u/a\0.txt',
    '',
  ])('have no key like %j', async (key) => {
    const store = await open();
    await expect(store.add(key, await file('x'), 'text/plain')).rejects.toThrow('none of ours');
    expect(await store.find(key)).toBeUndefined();
  });
});

describe('An S3-compatible store', () => {
  it('refuses what another key signed, and that is no file that is not there', async () => {
    const stub = await startS3Stub();
    onTestFinished(() => stub.close());
    const wrong = { ...KEYS, secretAccessKey: 'another' };
    const store = s3Store({ ...wrong, region: REGION, bucket: 'files', endpoint: stub.endpoint });
    await expect(store.add('a.txt', await file('x'), 'text/plain')).rejects.toThrow();
    await expect(store.find('a.txt')).rejects.toThrow();
    expect(stub.objects.size).toBe(0);
    expect(stub.refused).toContain('PUT /files/a.txt');
  });
});

describe('A folder', () => {
  it('holds nothing outside itself', async () => {
    const root = await folder();
    const store = folderStore(join(root, 'files'));
    await store.add('u/a.txt', await file('x'), 'text/plain');
    expect(await readdir(root)).toEqual(['files']);
  });
});
