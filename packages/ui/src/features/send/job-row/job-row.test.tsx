import { buildSendJob } from '@chatdeck/sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { JobRow } from './job-row';

const none = { queued: 0, handedOver: 0, offline: 0, failed: 0, cancelled: 0, unknown: 0 };
const targets = buildSendJob(0).targets.slice(0, 2);
const messages = [{ type: 1 as const, content: '早安' }];

it.each([
  ['RoomNotice', { handedOver: 2 }, ['群公告', '早安', '全部交给机器人']],
  ['Contact', { handedOver: 1, failed: 1 }, ['好友', '早安', '1 个失败']],
  ['Room', { handedOver: 1, cancelled: 1 }, ['群', '早安', '1 个已取消']],
] as const)('says of a job for %s what kind it is, what it says and how it ended', (...row) => {
  const [target, counts, texts] = row;
  const job = { ...buildSendJob(0), target, targets, messages, state: 'ended' as const };
  show(<JobRow job={{ ...job, counts: { ...none, ...counts } }} onOpen={() => undefined} />);
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
});
