import { buildTextMaterial, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { MaterialPanel } from './material-panel/material-panel';
import MaterialPickerDialog from './material-picker/material-picker-dialog';

const slow = { timeout: 20_000 };
const PICTURE = 'https://files.chatdeck.test/u/user-1/poster.JPG?v=1';
const THUMB = 'https://files.chatdeck.test/u/user-1/thumb.png';
const common = { tag: '', version: 1, updatedAt: '2026-05-20T06:32:00.000Z' };

const backend: MockBackendOptions = {
  change: (state) => {
    state.materials = [
      buildTextMaterial(0, { name: '问候', tag: '日常' }),
      buildTextMaterial(1, { name: '日常安排', tag: '活动' }),
      buildTextMaterial(2, { name: '打折', tag: '活动' }),
      { ...common, id: '4', type: 2, name: '海报', fileType: 'jpg', url: PICTURE },
      {
        ...common,
        id: '5',
        type: 4,
        name: '书单',
        url: 'https://qinghe.cn',
        title: '书单',
        description: '十本',
        thumbUrl: THUMB,
      },
    ];
  },
};
const picker = (onSelectionChange = vi.fn()) => (
  <MaterialPickerDialog isOpen onOpenChange={vi.fn()} onSelectionChange={onSelectionChange} />
);
const pictures = () =>
  [...document.querySelectorAll('img')].map(({ src }) => src).filter((src) => src !== '');

describe.each([
  ['list', <MaterialPanel />, 'cell'],
  ['picker', picker(), 'checkbox'],
] as const)('The %s of materials', (_, ui, role) => {
  it('is narrowed to a tag and searched by names and tags', slow, async () => {
    const { user } = show(ui, backend);
    const isThere = (name: RegExp) => screen.queryByRole(role, { name }) !== null;
    await user.click(await screen.findByRole('radio', { name: '活动 2' }, slow));
    await waitFor(() => expect([isThere(/问候/), isThere(/打折/)]).toEqual([false, true]));
    await user.click(screen.getByRole('radio', { name: '全部标签' }));
    await waitFor(() => expect(isThere(/问候/)).toBe(true));
    fireEvent.change(screen.getByRole('searchbox', { name: '搜名称或标签' }), {
      target: { value: '日常' },
    });
    await waitFor(() => expect(isThere(/打折/)).toBe(false), slow);
    expect([isThere(/问候/), isThere(/日常安排/)]).toEqual([true, true]);
  });

  it('shows tags, and pictures as pictures', slow, async () => {
    show(ui, backend);
    await screen.findByRole(role, { name: /海报/ }, slow);
    expect(pictures()).toEqual([PICTURE, THUMB]);
    expect(screen.getAllByText('活动')).toHaveLength(2);
  });
});

it('shows a picture in the form that edits it, as the message that is sent too', slow, async () => {
  const { user } = show(<MaterialPanel />, backend);
  await user.click(await screen.findByRole('button', { name: '海报的操作' }, slow));
  await user.click(await screen.findByRole('menuitem', { name: '编辑' }, slow));
  const dialog = await screen.findByRole('dialog', { name: '编辑素材' }, slow);
  await waitFor(
    () => expect(dialog.querySelectorAll(`img[src="${PICTURE}"]`)).toHaveLength(2),
    slow,
  );
});

it('adds a material in the picker and chooses it', slow, async () => {
  const onSelectionChange = vi.fn();
  const { user } = show(picker(onSelectionChange), backend);
  await user.click(await screen.findByRole('button', { name: '添加素材' }, slow));
  const dialog = within(await screen.findByRole('dialog', { name: '添加素材' }, slow));
  fireEvent.change(await dialog.findByLabelText('素材别名'), { target: { value: '停车指引' } });
  fireEvent.change(dialog.getByLabelText('内容'), { target: { value: '地下二层' } });
  await user.click(dialog.getByRole('button', { name: '添加' }));
  await user.click(await screen.findByRole('button', { name: '确定（1）' }, slow));
  expect(onSelectionChange).toHaveBeenCalledWith([expect.objectContaining({ name: '停车指引' })]);
});
