import { buildSendJob, type createMockBackend } from '@chatdeck/sdk/testing';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import MassSendDialog from './mass-send-dialog';

type State = ReturnType<typeof createMockBackend>['state'];
const noChange = () => undefined;
const rooms = [0, 1].map((at) => ({ kind: 'room' as const, wxid: `room-${at}`, name: `群 ${at}` }));

/** Proceeds to the review with a written message. */
async function toReview({ user, screen }: ReturnType<typeof show>) {
  await user.click(await screen.findByRole('button', { name: '下一步' }));
  await user.click(await screen.findByRole('radio', { name: '写一条' }));
  await user.type(await screen.findByLabelText('内容'), '明早八点到店');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  return screen.findByRole('button', { name: '发给 2 个群' });
}

it('starts one mass send however often the button is pressed', async () => {
  const shown = show(<MassSendDialog isOpen onOpenChange={noChange} selection={rooms} />, {
    faults: { 'send.messages': { kind: 'never' } },
  });
  const form = (await toReview(shown)).closest('form');
  for (let time = 0; time < 10 && form; time += 1) fireEvent.submit(form);
  await waitFor(() => expect(requestsTo('/ws/messages')).not.toHaveLength(0));
  expect(requestsTo('/ws/messages')).toHaveLength(1);
  const [request] = requestsTo('/ws/messages');
  expect(request?.headers.get('idempotency-key')).toBeTruthy();
  await expect(request?.json()).resolves.toEqual({
    target: 'Room',
    groups: [{ wxid: 'room-0' }, { wxid: 'room-1' }],
    messages: [{ type: 1, content: '明早八点到店' }],
  });
});

it('follows the job by the live events where they come in', async () => {
  let state: State | undefined;
  const shown = show(<MassSendDialog isOpen onOpenChange={noChange} selection={rooms} />, {
    change: (held) => {
      state = held;
    },
  });
  const { user, screen } = shown;
  await user.click(await toReview(shown));
  expect(await screen.findByText('1 / 2')).toBeVisible();
  const job = state?.jobs[0];
  const [, second] = job?.targets ?? [];
  if (!state || !job || !second) throw new Error('nothing was started');
  const progress = { id: job.id, counts: { ...job.counts, queued: 0, handedOver: 1, offline: 1 } };
  const event = { type: 'sendJob', target: { ...second, state: 'offline' } } as const;
  await waitFor(() => {
    state?.emit({ ...event, progress: { ...progress, state: 'ended', remainingMs: 0 } });
    expect(screen.getByText('2 / 2')).toBeVisible();
  });
  expect(screen.getByRole('button', { name: '重试未发出的 1 个' })).toBeVisible();
});

const many = Array.from({ length: 3_000 }, (_, at) => ({
  kind: 'room' as const,
  wxid: `room-${at}`,
  name: `群 ${at}`,
}));

it('shows all who get it before it is sent, however many', async () => {
  const { user, screen } = show(
    <MassSendDialog isOpen onOpenChange={noChange} selection={many} />,
    { amount: 'many' },
  );
  await user.click(await screen.findByRole('button', { name: '下一步' }));
  await user.click(await screen.findByRole('radio', { name: '写一条' }));
  await user.type(await screen.findByLabelText('内容'), '你好');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await user.click(await screen.findByRole('button', { name: '查看全部 3,000 个' }));
  const table = await screen.findByRole('table', { name: '全部接收对象' });
  expect(table).toHaveAttribute('aria-rowcount', '3001');
  expect(within(table).getByRole('cell', { name: '群 0' })).toBeVisible();
  expect(within(table).getAllByRole('row').length).toBeLessThan(200);
});

it.each([
  ['RoomNotice', '群公告'],
  ['Room', '群发消息'],
  ['Contact', '好友群发'],
] as const)('names %s as what it is, before and after', async (target, title) => {
  const { screen, unmount } = show(
    <MassSendDialog isOpen onOpenChange={noChange} target={target} />,
  );
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  unmount();
  const job = { ...buildSendJob(0), target, messages: [{ type: 1 as const, content: '旧的话' }] };
  const later = show(<MassSendDialog isOpen onOpenChange={noChange} jobId={job.id} />, {
    change: (state) => void (state.jobs = [job]),
  });
  expect(await later.screen.findByRole('dialog', { name: title })).toBeVisible();
  const sent = within(await later.screen.findByRole('region', { name: '发送的内容' }));
  expect(sent.getByText('旧的话')).toBeVisible();
});
