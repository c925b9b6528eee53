import type { Sample } from '@chatdeck/sdk';
import { buildUser, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { RobotConfigScreen } from '#features/robot/robot-config-screen.tsx';
import { SimulatorPanel } from '#features/simulator/simulator-panel.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { BOOKSHOP } from '../simulator.fixtures';
import { sampleOf } from './samples.fixtures';

const HOURS = sampleOf('1', '几点开门', '每天 10:00 开门，21:30 关门。');
const OLD = sampleOf('2', '几点关门', '晚上十点。');

const backend = (...samples: Sample[]): MockBackendOptions => ({
  change: (state) => {
    state.config = JSON.stringify({ ...BOOKSHOP, replyKeywords: BOOKSHOP.replyKeywords.slice(1) });
    state.user = buildUser({ role: 'vip' });
    state.dialogues = [];
    state.samples = samples;
  },
});
const saves = () => requestsTo('/config/update').length;
const long = { timeout: 30_000 };

describe('Sample messages', () => {
  it('are saved from the chat, and removed again', long, async () => {
    const { user } = show(<SimulatorPanel />, backend());
    await user.type(await screen.findByRole('textbox', { name: '消息' }), '几点开门{Enter}');
    await user.click(screen.getByRole('button', { name: '把「几点开门」留作样例' }));
    const list = await screen.findByRole('list', { name: '样例' });
    expect(list).toHaveTextContent('如预期');
    expect(list).toHaveTextContent('每天 10:00 开门');
    await user.click(within(list).getByRole('button', { name: '删除样例「几点开门」' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: '样例' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await screen.findByRole('list', { name: '样例' })).toHaveTextContent('几点开门');
  });

  it('say where the config does not do what it should, until that is expected', long, async () => {
    const { user } = show(<SimulatorPanel />, backend(HOURS, OLD));
    const list = await screen.findByRole('list', { name: '样例' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('如预期');
    expect(second).toHaveTextContent('与预期不同');
    expect(second).toHaveTextContent('晚上十点。');
    await user.click(screen.getByRole('button', { name: '「几点关门」以现在为准' }));
    await waitFor(() => expect(list).not.toHaveTextContent('与预期不同'));
  });

  it('are asked about before a change of them is saved', long, async () => {
    const { user } = show(<KeywordReplyScreen />, backend(HOURS, OLD));
    const running = await screen.findByRole('switch', { name: /营业/ });
    await user.click(running);
    const question = await screen.findByRole('alertdialog', {
      name: '这次修改会改变 2 条样例中的 2 条',
    });
    expect(within(question).getAllByText('每天 10:00 开门，21:30 关门。')[0]).toBeVisible();
    expect(within(question).getAllByText('由 ChatGPT 回答')[0]).toBeVisible();
    await user.click(within(question).getByRole('button', { name: '继续编辑' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(saves()).toBe(0);
    await user.click(running);
    await user.click(await screen.findByRole('button', { name: '仍然保存' }));
    expect(await screen.findByRole('button', { name: '撤销' })).toBeVisible();
    expect(saves()).toBe(1);
    // Back to what is expected is nothing to ask about, but the other one is.
    await user.click(running);
    const next = await screen.findByRole('alertdialog', { name: /2 条样例中的 1 条/ });
    expect(next).toHaveTextContent('几点关门');
  });

  it('do not hold up a change that concerns none of them', long, async () => {
    const { user } = show(<KeywordReplyScreen />, backend(HOURS));
    await user.click(await screen.findByRole('button', { name: /^编辑营业/ }));
    const form = await screen.findByRole('dialog', { name: /编辑/ });
    await user.type(within(form).getByRole('combobox', { name: '关键词' }), '停车{Enter}');
    await user.click(within(form).getByRole('button', { name: '试一试' }));
    const trial = await screen.findByRole('dialog', { name: '试试这次修改' });
    expect(await within(trial).findByText('这次修改不影响 1 条样例')).toBeVisible();
    await user.click(within(trial).getByRole('button', { name: '关闭' }));
    await user.click(within(form).getByRole('button', { name: '保存' }));
    expect(await screen.findByText('更新成功')).toBeVisible();
    expect(saves()).toBe(1);
  });

  it('are asked about in the basic config too', long, async () => {
    const { user } = show(<RobotConfigScreen />, backend(HOURS));
    const field = await screen.findByRole('combobox', { name: /敏感词/ });
    await user.type(field, '几点{Enter}');
    await user.click((await screen.findAllByRole('button', { name: /^保存/ }))[0] ?? field);
    expect(await screen.findByRole('alertdialog', { name: /1 条样例中的 1 条/ })).toBeVisible();
    expect(saves()).toBe(0);
  });
});
