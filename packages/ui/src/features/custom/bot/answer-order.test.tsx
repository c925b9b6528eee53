import { simulate, type StageId } from '@chatdeck/sdk/simulate';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { AnswerOrder } from './answer-order';

/** What stands in the order, by the stage of the robot. */
const SHOWN = {
  callback: '回调事件',
  summary: '群聊总结',
  skill: '技能中心',
  reply: '简单问答',
  dialogue: 'GPT 对话配置',
  customBot: '自定义机器人（这里）',
  provider: 'AI 服务商',
} as const satisfies Partial<Record<StageId, string>>;

const isShown = (id: StageId): id is keyof typeof SHOWN => Object.hasOwn(SHOWN, id);

it.each([
  ['private chats', {}],
  ['groups', { room: { id: 'r1', topic: '读书会' } }],
])('The order of answers is that of the robot in %s', async (_, where) => {
  show(<AnswerOrder />);
  await screen.findByText(SHOWN.customBot);
  const shown = within(screen.getByRole('list')).getAllByRole('listitem');
  const from = { id: 'wxid_lin', name: '林知远' };
  const { trace } = simulate(
    { config: {}, user: { role: 'vip' } },
    { text: '在吗', from, ...where },
  );
  const stages = trace.map(({ id }) => id).filter(isShown);
  expect(stages).toHaveLength(shown.length);
  stages.forEach((id, at) => expect(shown[at]).toHaveTextContent(SHOWN[id]));
});
