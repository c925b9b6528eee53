import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { MaterialLibrary } from '../material-library';
import { materialOf } from './file-queue.model';

const slow = { timeout: 30_000 };
/** Reading a form with a file takes a browser, so the store answers without it. */
const stores: MockBackendOptions = {
  faults: { 'upload.store': { kind: 'raw', status: 200, body: '{"key":"u/user-1/x7/file.pdf"}' } },
};
const pdf = (name: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

const dropFiles = (files: readonly File[], target: Element = document.body) =>
  fireEvent.drop(target, { dataTransfer: { types: ['Files'], files } });
const added = async () =>
  Promise.all(
    requestsTo('/material/add').map(async (request) => request.json() as Promise<unknown>),
  );

describe('Files dropped anywhere on the page', () => {
  it('are added one after the other, under their own names', slow, async () => {
    show(<MaterialLibrary />, stores);
    await screen.findByRole('list', { name: '素材列表' }, slow);
    fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } });
    expect(screen.getByText('松开就添加到素材库')).toBeVisible();
    dropFiles([pdf('menu.pdf'), pdf('prices.pdf')]);
    expect(screen.queryByText('松开就添加到素材库')).toBeNull();
    await screen.findByText('已添加 2 个文件', undefined, slow);
    expect(await added()).toMatchObject([
      { type: 2, name: 'menu.pdf', fileType: 'pdf' },
      { type: 2, name: 'prices.pdf', fileType: 'pdf' },
    ]);
    const list = within(screen.getByRole('list', { name: '素材列表' }));
    expect(await list.findByRole('button', { name: 'prices.pdf' }, slow)).toBeVisible();
  });

  it('are refused in words, and a Chinese name stays that of the material', slow, async () => {
    const { user } = show(<MaterialLibrary />, stores);
    const exe = new File(['x'], 'setup.exe', { type: 'application/x-msdownload' });
    dropFiles([exe, pdf('film.pdf', 10 * 1024 * 1024), pdf('五月书单.pdf')]);
    const list = within(await screen.findByRole('list', { name: '上传的文件' }, slow));
    expect(list.getByText('仅支持JPG/PNG/TEXT/ZIP/XLS/CSV/DOC/PPT 格式!')).toBeVisible();
    expect(list.getByText('上传文件大小不能超过 10MB!')).toBeVisible();
    expect(list.getByText('文件名不能带中文')).toBeVisible();
    expect(requestsTo('/material/token')).toHaveLength(0);
    await user.click(list.getByRole('button', { name: '改名并上传 五月书单.pdf' }));
    await waitFor(async () =>
      expect(await added()).toContainEqual(expect.objectContaining({ name: '五月书单.pdf' })),
    );
  });

  it('say why one failed, and can be tried again', slow, async () => {
    const { user } = show(<MaterialLibrary />, {
      faults: { 'upload.store': { kind: 'raw', status: 507, body: '{"error":"空间已满"}' } },
    });
    dropFiles([pdf('menu.pdf')]);
    const list = within(await screen.findByRole('list', { name: '上传的文件' }, slow));
    expect(await list.findByText(/空间已满/, undefined, slow)).toBeVisible();
    expect(screen.getByText('1 个没有添加')).toBeVisible();
    expect(requestsTo('/api/upload')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: '重试 menu.pdf' }));
    await waitFor(() => expect(requestsTo('/api/upload')).toHaveLength(2));
  });

  it('lead to the files from the page of another type', slow, async () => {
    const went: string[] = [];
    const { user } = show(<MaterialLibrary type={CONTENT_TYPE.text} />, stores, {
      onNavigate: ({ to }) => void went.push(to),
    });
    dropFiles([pdf('menu.pdf')]);
    await user.click(await screen.findByRole('button', { name: '去文件素材' }, slow));
    expect(went).toEqual(['material.file']);
  });

  it('are left to what else takes them, and to a dialog above the page', slow, async () => {
    const { user } = show(<MaterialLibrary />);
    const event = createEvent.drop(document.body, {
      dataTransfer: { types: ['Files'], files: [pdf('menu.pdf')] },
    });
    event.preventDefault();
    fireEvent(document.body, event);
    await user.click(await screen.findByRole('button', { name: '早安' }, slow));
    await screen.findByRole('dialog', { name: '编辑素材' }, slow);
    dropFiles([pdf('menu.pdf')]);
    expect(screen.queryByText('上传的文件')).toBeNull();
  });
});

describe('A paste', () => {
  const paste = (types: readonly string[]) =>
    fireEvent.paste(document.body, { clipboardData: { types, files: [pdf('shot.png')] } });

  it('adds a copied file, but not the picture of a copied text', slow, async () => {
    show(<MaterialLibrary />, stores);
    paste(['text/plain', 'Files']);
    expect(screen.queryByText('上传的文件')).toBeNull();
    paste(['Files']);
    await screen.findByText('已添加 1 个文件', undefined, slow);
  });
});

it('keeps the extension of a name that is too long for a material', () => {
  const { name = '' } = materialOf({ name: `${'书'.repeat(80)}.pdf` }, 'https://f.cn/a.pdf');
  expect([...name]).toHaveLength(50);
  expect(name.endsWith('书.pdf')).toBe(true);
});
