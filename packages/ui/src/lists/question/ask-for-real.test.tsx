import {
  buildAnswer,
  buildUser,
  type MockBackendOptions,
  type MockState,
} from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SimulatorPanel } from '#features/simulator/simulator-panel.tsx';
import { BOOKSHOP } from '#lists/simulator/simulator.fixtures.ts';
import { show } from '#testing/with-backend.tsx';

function simulate(change: MockBackendOptions['change'] = () => {}) {
  let backend: MockState | undefined;
  const view = show(<SimulatorPanel />, {
    change: (state) => {
      state.config = JSON.stringify(BOOKSHOP);
      state.dialogues = [];
      state.user = buildUser({ role: 'vip', customRole: { router: ['keywordForward'] } });
      change(state);
      backend = state;
    },
  });
  const answerWith: (answer: Parameters<typeof buildAnswer>[0]) => void = (answer) => {
    if (backend) backend.answer = buildAnswer(answer);
  };
  const say = async (text: string) => {
    await view.user.type(await screen.findByRole('textbox', { name: '消息' }), text);
    await view.user.click(screen.getByRole('button', { name: '发送' }));
  };
  return { ...view, say, answerWith };
}
const chat = () => within(screen.getByRole('log'));

describe('An answer that nobody can predict', () => {
  it('comes from a real call at a press, and is shown with its service and its duration', async () => {
    const { user, say } = simulate();
    await say('推荐一本书');
    await user.click(chat().getByRole('button', { name: '真的问一次' }));
    expect(await chat().findByText('推荐《长安的荔枝》，本月共读就是这本。')).toBeVisible();
    expect(chat().getByText('api.openai.com · 用时 1.2 秒')).toBeVisible();
  });

  it('fails with the exact error and what to do, and can be asked again', async () => {
    const { user, say, answerWith } = simulate();
    answerWith({ fault: 'key', status: 401, detail: 'Incorrect API key provided: ***' });
    await say('推荐一本书');
    await user.click(chat().getByRole('button', { name: '真的问一次' }));
    expect(await chat().findByText(/密钥不对或已失效/)).toBeVisible();
    expect(chat().getByText('Incorrect API key provided: ***')).toBeVisible();
    expect(chat().getByText(/HTTP 401/)).toBeVisible();
    answerWith({});
    await user.click(chat().getByRole('button', { name: '再问一次' }));
    expect(await chat().findByText(/推荐《长安的荔枝》/)).toBeVisible();
    expect(chat().queryByText(/密钥不对/)).toBeNull();
  });

  it('comes from a callback with its cards', async () => {
    const { user, say, answerWith } = simulate();
    const card = {
      type: 4,
      title: '订单 7',
      url: 'https://shop.qinghe.cn/7',
      description: '已发货',
    };
    answerWith({ host: 'shop.qinghe.cn', replies: [card] });
    await say('查订单');
    await user.click(chat().getByRole('button', { name: '真的问一次' }));
    expect(await chat().findByText('订单 7')).toBeVisible();
  });

  it('is not offered where the robot itself replies', async () => {
    const { say } = simulate();
    await say('几点开门');
    expect(chat().getByText('每天 10:00 开门，21:30 关门。')).toBeVisible();
    expect(chat().queryByRole('button', { name: '真的问一次' })).toBeNull();
  });
});
