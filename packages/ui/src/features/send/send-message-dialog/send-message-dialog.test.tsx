import { expect, it } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import SendMessageDialog from './send-message-dialog';

const room = { kind: 'room', wxid: 'room-1', name: '门店值班' } as const;
const noChange = () => undefined;

it('sends a picked material to the friend it is for, once', async () => {
  const { user, screen } = show(
    <SendMessageDialog
      isOpen
      onOpenChange={noChange}
      target={{ kind: 'contact', wxid: 'friend-3', name: '陈明' }}
    />,
  );
  await user.click(await screen.findByRole('radio', { name: '从素材选' }));
  await user.click(screen.getByRole('button', { name: '选择素材' }));
  await user.click(await screen.findByRole('radio', { name: /早安/ }, { timeout: 30_000 }));
  await user.click(screen.getByRole('button', { name: '确定（1）' }));
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect(await screen.findByText('消息发送成功，以手机收到消息为准')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /秒后可再发/ }));
  const [request, ...others] = requestsTo('/ws/contact/say');
  expect(others).toHaveLength(0);
  await expect(request?.json()).resolves.toMatchObject({
    wxid: 'friend-3',
    message: { type: 1, content: '早安，今天也读十页吧。' },
  });
});

it('waits for as long as the server says after a message that came too soon', async () => {
  const { user, screen } = show(
    <SendMessageDialog isOpen onOpenChange={noChange} target={room} />,
    { faults: { 'send.sayToRoom': { kind: 'code', code: 31002, data: { retryAfterMs: 900 } } } },
  );
  await user.type(await screen.findByLabelText('内容'), '早');
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect(await screen.findByRole('button', { name: '1 秒后可再发' })).toBeDisabled();
  expect(await screen.findByRole('button', { name: '发送' }, { timeout: 30_000 })).toBeEnabled();
  expect(screen.getByLabelText('内容')).toHaveValue('早');
});
