import type { MockState } from '@chatdeck/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { SchedulesScreen } from '#features/all-schedules/schedules-screen.tsx';
import { CustomContentScreen } from '../content/custom-content-screen';

const slow = { timeout: 20_000 };
const text = (content: string) => ({ type: 1, content });

function start(channels: NonNullable<MockState['customConfig']['channels']> = []) {
  const held: MockState[] = [];
  const shown = show(<CustomContentScreen />, {
    change: (state) => {
      state.customConfig = { channels };
      held.push(state);
    },
  });
  const stored = () => held[0]?.customConfig.channels ?? [];
  return { ...shown, stored, state: held };
}
const SAYINGS = { sortId: 'sayings', name: '每日一句', items: [text('早安'), text('午安')] };

it.each([
  ['page', <CustomContentScreen key="page" />],
  ['table', <SchedulesScreen key="table" kind="content" />],
])(
  'asks for a channel first on the %s, and for a task once there is one',
  slow,
  async (_, page) => {
    const { user } = show(page, {
      change: (state) => {
        state.customConfig = { channels: [] };
        state.batchTasks = [];
      },
    });
    expect(await screen.findByText('先建一个内容频道', undefined, slow)).toBeVisible();
    expect(screen.queryByRole('button', { name: '添加自定义内容' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '添加频道' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加频道' }, slow));
    fireEvent.change(await dialog.findByLabelText('频道名称'), { target: { value: '每日一句' } });
    await user.click(await dialog.findByRole('button', { name: '从素材库选' }));
    const [material] = await screen.findAllByRole('checkbox', undefined, slow);
    await user.click(material ?? document.body);
    await user.click(screen.getByRole('button', { name: /^确定/ }));
    await user.click(dialog.getByRole('button', { name: '添加' }));
    expect(await screen.findByText('还没有自定义内容任务', undefined, slow)).toBeVisible();
    expect(screen.getAllByRole('button', { name: '添加自定义内容' })).toHaveLength(1);
    expect(screen.getByRole('heading', { name: '内容频道' })).toBeVisible();
  },
);

it('makes a channel and its items on the page, without custom rights', slow, async () => {
  const { user, stored } = start();
  const [add] = await screen.findAllByRole('button', { name: '添加频道' }, slow);
  await user.click(add ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: '添加频道' }, slow));
  fireEvent.change(await dialog.findByLabelText('频道名称'), { target: { value: '每日一句' } });
  await user.click(await dialog.findByRole('button', { name: '从素材库选' }));
  const [material] = await screen.findAllByRole('checkbox', undefined, slow);
  await user.click(material ?? document.body);
  await user.click(screen.getByRole('button', { name: /^确定/ }));
  await user.click(dialog.getByRole('button', { name: '添加' }));
  const list = within(await screen.findByRole('list', { name: '内容频道' }, slow));
  expect(list.getByText('每日一句')).toBeVisible();
  expect(stored()).toMatchObject([{ name: '每日一句', items: [{ type: 1 }] }]);
});

it('renames one under the id by which its tasks know it', slow, async () => {
  const { user, stored } = start([SAYINGS]);
  await user.click(await screen.findByRole('button', { name: '编辑每日一句' }, slow));
  const dialog = within(await screen.findByRole('dialog', undefined, slow));
  fireEvent.change(await dialog.findByLabelText('频道名称'), { target: { value: '早签' } });
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(stored()).toMatchObject([{ ...SAYINGS, name: '早签' }]), slow);
});

it('deletes one at once and brings it back to its place', slow, async () => {
  const other = { sortId: 'jokes', name: '笑话', items: [text('哈')] };
  const { user, stored } = start([SAYINGS, other]);
  await user.click(await screen.findByRole('button', { name: '删除每日一句' }, slow));
  expect(await screen.findByText('已删除「每日一句」', undefined, slow)).toBeVisible();
  expect(stored()).toMatchObject([other]);
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(stored()).toMatchObject([SAYINGS, other]), slow);
});

it('asks whose changes are saved where somebody else changed it', slow, async () => {
  const { user, state } = start([SAYINGS]);
  await user.click(await screen.findByRole('button', { name: '编辑每日一句' }, slow));
  const dialog = within(await screen.findByRole('dialog', undefined, slow));
  const [held] = state;
  if (held) {
    held.customConfig = { channels: [{ ...SAYINGS, items: [text('晚安')] }] };
    held.customVersion += 1;
  }
  fireEvent.change(await dialog.findByLabelText('频道名称'), { target: { value: '早签' } });
  await user.click(dialog.getByRole('button', { name: '保存' }));
  const conflict = within(await screen.findByRole('dialog', { name: /^这一条刚在别处/ }, slow));
  await user.click(conflict.getByRole('button', { name: '合并保存' }));
  await waitFor(() => {
    expect(held?.customConfig.channels).toMatchObject([{ name: '早签', items: [text('晚安')] }]);
  }, slow);
  expect(requestsTo('/ownchannels').filter(({ method }) => method === 'POST')).toHaveLength(1);
});
