import { batchTaskSchema } from '@chatdeck/sdk/entities';
import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, serve, show } from '#testing/with-backend.tsx';
import { CustomContentScreen } from './custom-content-screen';

const slow = { timeout: 20_000 };

/** Tasks that send from these channels; the account owns one channel. */
const tasksOf = (...taskInfos: readonly object[]): MockBackendOptions => ({
  change: (state) => {
    state.customConfig.channels = [{ sortId: 'saying', name: '每日一句', items: [] }];
    state.batchTasks = taskInfos.map((taskInfo, at) =>
      batchTaskSchema.parse({
        id: String(at + 1),
        type: 'room',
        cron: '0 0 8 * * *',
        isAll: true,
        taskType: 'customContent',
        taskInfo,
      }),
    );
  },
});

it('names a channel that was deleted, and lets one choose another', slow, async () => {
  const { user } = show(<CustomContentScreen />, tasksOf({ sortId: 'gone-4711' }));
  expect(await screen.findByText('已删除的频道', undefined, slow)).toBeVisible();
  expect(screen.getByText(/到时间什么也不会发/)).toBeVisible();
  expect(screen.queryByText(/gone-4711/)).toBeNull();
  const [edit] = await screen.findAllByRole('button', { name: /^编辑/ }, slow);
  await user.click(edit ?? document.body);
  const dialog = within(await screen.findByRole('dialog', undefined, slow));
  const channel = await dialog.findByRole('button', { name: /已删除的频道/ }, slow);
  expect(channel).toHaveAccessibleDescription(/请另选一个频道/);
  await user.click(channel);
  await user.click(await screen.findByRole('option', { name: '每日一句' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('「每日一句」的下一条', undefined, slow)).toBeVisible();
  expect(screen.queryByText('已删除的频道')).toBeNull();
  const [change] = requestsTo('/batch_task').filter(({ method }) => method === 'PUT');
  expect(await change?.json()).toMatchObject({ taskInfo: { sortId: 'saying' } });
});

it('says it in English', slow, async () => {
  show(<CustomContentScreen />, tasksOf({ sortId: 'gone' }), { locale: 'en' });
  expect(await screen.findByText('Deleted channel', undefined, slow)).toBeVisible();
});

it('calls no channel deleted that the robot itself runs, or that is there', slow, async () => {
  const own = { sortId: 'saying' };
  show(
    <CustomContentScreen />,
    tasksOf({ sortId: '30001', isLocal: true }, own, { sortId: 'gone' }),
  );
  // Once one channel is shown as deleted, the list of channels has loaded.
  expect(await screen.findAllByText('已删除的频道', undefined, slow)).toHaveLength(1);
  expect(screen.getByText('「30001」的下一条')).toBeVisible();
  expect(screen.getByText('「每日一句」的下一条')).toBeVisible();
});

it('tells of tasks and channels that failed together once, and gets over both', slow, async () => {
  const held = tasksOf({ sortId: 'saying' });
  const { user } = show(<CustomContentScreen />, {
    ...held,
    faults: {
      'batchTask.list': { kind: 'code', code: 50000 },
      'schedule.ownChannels': { kind: 'code', code: 50000 },
    },
  });
  expect(await screen.findByText('机器人不受影响', undefined, slow)).toBeVisible();
  const retry = screen.getByRole('button', { name: '重试' });
  expect(screen.queryByRole('heading', { name: '内容频道' })).toBeNull();
  serve(held);
  await user.click(retry);
  expect(await screen.findByText('「每日一句」的下一条', undefined, slow)).toBeVisible();
  expect(await screen.findByText('每日一句', undefined, slow)).toBeVisible();
  expect(screen.queryByText('机器人不受影响')).toBeNull();
});
