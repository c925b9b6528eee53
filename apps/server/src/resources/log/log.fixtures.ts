import { unwrap } from '@chatdeck/sdk';
import type { TestAccount, TestServer } from '../../testing/test-server';
import type { Answer } from '../../testing/answer';

let reported = 0;

const BASE = {
  conversionId: 'room-1',
  conversionName: '读书会',
  isRoom: true,
  chatName: '周明',
  chatId: 'wxid-1',
  chatAlias: '老周',
  chatUserWeixin: 'zhouming',
  isMyself: false,
  isMention: false,
  type: '文字',
};

/** A message as the plugin posts it. */
export const report = (message: object) => ({
  robotInfo: { wxid: 'robot', name: '小禾' },
  message: { ...BASE, time: Math.floor(Date.now() / 1000) - 60 + ++reported, ...message },
});

/** A message in a private chat. */
export const privately = { conversionId: 'wxid-1', conversionName: '周明', isRoom: false };
/** A message of the robot itself to a friend, which the plugin reports as in a chat with itself. */
export const ownPrivate = {
  conversionId: 'robot',
  conversionName: '小禾',
  isRoom: false,
  chatName: '小禾',
  chatId: 'robot',
  chatAlias: '',
  chatUserWeixin: '',
  isMyself: true,
};

/** The record of the config that the robot of an account is served. */
export async function servedRecordOf({ robot }: TestAccount) {
  const { data } = await robot.get<{ config: string }>('/wechat/config');
  return (JSON.parse(data.config) as { conversationRecord: ServedRecord | null })
    .conversationRecord;
}

interface ServedRecord {
  readonly open: boolean;
  readonly customUrl: string;
  readonly header: unknown;
  readonly moreData: unknown;
  readonly timeout: number;
}

/** Turns the log of an account on and returns what its robot reports with. */
export async function recordedRobot(server: TestServer, account: TestAccount, media = false) {
  unwrap(await account.client.log.changeSettings({ open: true, media }));
  const url = new URL((await servedRecordOf(account))?.customUrl ?? '');
  return async (message: object) => {
    const response = await server.app.inject({
      method: 'POST',
      url: url.pathname,
      payload: report(message),
    });
    return response.json<Answer<unknown>>();
  };
}
