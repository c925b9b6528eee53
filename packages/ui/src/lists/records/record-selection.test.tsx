import { CODE } from '@chatdeck/sdk/constants';
import { MockRefusal, type MockBackendOptions, type MockState } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { KEYWORD_ROWS } from '#features/custom/room-keyword/room-keyword.fixtures.ts';
import { RoomReplyScreen } from '#features/custom/room-reply/room-reply-screen.tsx';
import { DialogueScreen } from '#features/dialogue/dialogue-screen.tsx';
import { PromptScreen } from '#features/prompt/prompt-screen.tsx';
import { RssScreen } from '#features/rss/rss-screen.tsx';
import { show } from '#testing/with-backend.tsx';
import type { ListScreenProps } from '#lists/list-screen.ts';
import { customRights } from './record-list.fixtures';

const slow = { timeout: 20_000 };
const removers = () =>
  screen.queryAllByRole('button', { name: /^删除./ }).map((button) => button.ariaLabel ?? '');
const open = async (Screen: ComponentType, backend: MockBackendOptions = {}) => {
  const { user } = show(<Screen />, backend);
  await user.click(await screen.findByRole('button', { name: '多选' }, slow));
  return user;
};
const boxes = () => screen.getAllByRole('checkbox', { name: /^选择(?!本页)/ });
const removeSelected = () =>
  within(screen.getByRole('group', { name: '批量操作' })).getByRole('button', { name: '删除' });

const SELECTED: Readonly<Record<string, ComponentType>> = {
  feeds: RssScreen,
  dialogues: DialogueScreen,
  'answers by group': RoomReplyScreen,
};
const change = customRights({ roomReply: KEYWORD_ROWS });

describe.each(Object.entries(SELECTED))('Several %s', (_, Screen) => {
  it('are deleted together, and come back to their places by one undo', slow, async () => {
    const user = await open(Screen, { change });
    const before = removers();
    const [first, ...others] = boxes();
    await user.click(first ?? document.body);
    await user.click(others.at(-1) ?? document.body);
    expect(screen.getByText('已选 2 条')).toBeVisible();
    await user.click(removeSelected());
    expect(await screen.findByText('已删除 2 条')).toBeVisible();
    await waitFor(() => expect(removers()).toEqual(before.slice(1, -1)));
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(removers()).toEqual(before));
  });
});

describe('The selection of a list of records', () => {
  it('stays as it is when the server refuses to delete', slow, async () => {
    const user = await open(RssScreen, {
      calls: {
        'rss.remove': () => {
          throw new MockRefusal(CODE.serverError);
        },
      },
    });
    const before = removers();
    await user.click(boxes()[0] ?? document.body);
    await user.click(removeSelected());
    expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
    expect(removers()).toEqual(before);
    expect(screen.getByText('已选 1 条')).toBeVisible();
  });

  it('is deleted but for what somebody else has deleted meanwhile', slow, async () => {
    const backend: { state?: MockState } = {};
    const user = await open(RssScreen, { change: (state) => void (backend.state = state) });
    const count = removers().length;
    const [first, second] = boxes();
    await user.click(first ?? document.body);
    await user.click(second ?? document.body);
    backend.state?.rssFeeds.splice(1, 1);
    await user.click(removeSelected());
    expect(await screen.findByText('已删除 1 条')).toBeVisible();
    await waitFor(() => expect(removers()).toHaveLength(count - 2));
    expect(screen.queryByText(/^已选/)).toBeNull();
  });

  it('is what the host says of it, and the host is notified of every change', slow, async () => {
    const onChange = vi.fn();
    function Host({ of: Screen }: { of: ComponentType<ListScreenProps> }) {
      const [selection, setSelection] = useState<readonly string[]>([]);
      return (
        <>
          <button onClick={() => setSelection([])}>清空</button>
          <Screen
            selection={selection}
            onSelectionChange={(ids) => {
              setSelection(ids);
              onChange(ids);
            }}
          />
        </>
      );
    }
    const { user } = show(<Host of={PromptScreen} />);
    await user.click(await screen.findByRole('button', { name: '多选' }, slow));
    await user.click(boxes()[0] ?? document.body);
    expect(onChange.mock.calls).toEqual([[[expect.stringMatching(/^\d+$/)]]]);
    // Each prompt says where it is used before it is deleted.
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(boxes()[0]).not.toBeChecked();
  });

  it('is not offered where nothing could be done with it', slow, async () => {
    show(<PromptScreen />);
    await screen.findAllByRole('button', { name: /^编辑/ }, slow);
    expect(screen.queryByRole('button', { name: '多选' })).toBeNull();
  });
});
