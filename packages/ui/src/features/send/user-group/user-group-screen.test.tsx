import { buildSendJob, type MockState } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageCount } from '#features/robot/page-count/page-count.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { UserGroupScreen } from './user-group-screen';

const slow = { timeout: 30_000 };

it('can send something new while what was sent before cannot be loaded', slow, async () => {
  const { user } = show(<UserGroupScreen />, {
    faults: { 'send.jobs': { kind: 'code', code: 50000 } },
  });
  expect(await screen.findByRole('button', { name: '重试' }, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '群发消息' }));
  expect(await screen.findByRole('dialog', undefined, slow)).toBeVisible();
});

it(
  'follows a mass send in the list behind its dialog, without loading the list again',
  slow,
  async () => {
    const held: MockState[] = [];
    const { user } = show(
      <>
        <PageCount place="vip.userGroup" />
        <UserGroupScreen />
      </>,
      {
        change: (state) => {
          state.jobs = [buildSendJob(0)];
          held.push(state);
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: /^查看发送任务/ }, slow));
    const dialog = within(await screen.findByRole('dialog', undefined, slow));
    expect(await dialog.findByText('3 / 6', undefined, slow)).toBeVisible();
    const [job] = held[0]?.jobs ?? [];
    const last = job?.targets.at(-1);
    if (!job || !last) throw new Error('no mass send is running');
    const counts = { ...job.counts, queued: 0, handedOver: 5, offline: 1 };
    const loads = requestsTo('/jobs').length;
    const inList = () => screen.queryByLabelText(/^6 个对象中已交给机器人 5 个/);
    await waitFor(() => {
      held[0]?.emit({
        type: 'sendJob',
        progress: { id: job.id, counts, state: 'ended', remainingMs: 0 },
        target: { ...last, state: 'offline' },
      });
      expect(dialog.getByText('6 / 6')).toBeVisible();
    });
    expect(inList()).toBeInTheDocument();
    expect(requestsTo('/jobs')).toHaveLength(loads);
  },
);
