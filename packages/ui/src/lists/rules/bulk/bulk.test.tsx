import { CODE } from '@chatdeck/sdk/constants';
import { SCENARIOS, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallbackEventScreen } from '#features/callback/callback-event-screen.tsx';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { rowKeys as ruleIds } from '../rows/many-rows';

const rule = (word: string) => ({
  keywords: [word],
  reg: 2,
  needAt: 1,
  scope: 'all',
  replys: [{ type: 1, content: '好' }],
});
const backend = (words: readonly string[], options: MockBackendOptions = {}) => ({
  ...options,
  change: (state: Parameters<NonNullable<MockBackendOptions['change']>>[0]) => {
    state.config = JSON.stringify({ replyKeywords: words.map(rule) });
    options.change?.(state);
  },
});
const open = async (words: readonly string[], options?: MockBackendOptions) => {
  const { user } = show(<KeywordReplyScreen />, backend(words, options));
  await user.click(await screen.findByRole('button', { name: '多选' }));
  return user;
};
const checkbox = (name: string) => screen.getByRole('checkbox', { name });
const order = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByText(/^[早午晚]$/).textContent);
const running = () =>
  screen
    .getAllByRole('switch')
    .map((control) => (control instanceof HTMLInputElement && control.checked ? '+' : '-'))
    .join('');

describe('Several rules of a list', () => {
  it('are paused by one save, and run again by one undo', async () => {
    const user = await open(['早', '午', '晚']);
    await user.click(checkbox('选择早'));
    await user.click(checkbox('选择晚'));
    expect(screen.getByText('已选 2 条')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '停用' }));
    await screen.findByText('已停用 2 条');
    expect(running()).toBe('-+-');
    expect(requestsTo('/config/update')).toHaveLength(1);
    // They stay selected, for what comes next.
    expect(checkbox('选择早')).toBeChecked();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(running()).toBe('+++'));
    expect(requestsTo('/config/update')).toHaveLength(2);
  });

  it('are deleted, and stand where they stood after an undo', async () => {
    const user = await open(['早', '午', '晚']);
    await user.click(checkbox('选择早'));
    await user.click(checkbox('选择午'));
    await user.click(screen.getByRole('button', { name: '删除' }));
    await screen.findByText('已删除 2 条');
    expect(order()).toEqual(['晚']);
    expect(screen.getByRole('group', { name: '批量操作' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(order()).toEqual(['早', '午', '晚']));
  });

  it('can be all that a search found, on other pages too, chosen by keyboard', async () => {
    const words = Array.from({ length: 45 }, (_, at) => `${at % 2 ? '单' : '双'}${at}`);
    const user = await open(words);
    await user.type(screen.getByRole('searchbox'), '双');
    await screen.findByText('1–20，共 23 条');
    checkbox('选择本页').focus();
    await user.keyboard(' ');
    await user.tab();
    expect(screen.getByRole('button', { name: '选择找到的 23 条' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('已选 23 条')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '停用' }));
    await screen.findByText('已停用 23 条');
  });

  it('are chosen as a range with Shift', async () => {
    const user = await open(['早', '午', '晚']);
    await user.click(checkbox('选择早'));
    await user.keyboard('{Shift>}');
    await user.click(checkbox('选择晚'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('已选 3 条')).toBeVisible();
  });

  it('are found again by an undo beside others of the same content', async () => {
    const user = await open(['早', '早']);
    await user.click(screen.getAllByRole('checkbox', { name: '选择早' })[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: '停用' }));
    await screen.findByText('已停用 1 条');
    expect(running()).toBe('-+');
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(running()).toBe('++'));
  });

  it('stay as they are where the server refuses', async () => {
    const fault = { kind: 'code', code: CODE.serverError } as const;
    const user = await open(['早', '午', '晚'], { faults: { 'robot.updateConfig': fault } });
    await user.click(checkbox('选择本页'));
    await user.click(screen.getByRole('button', { name: '删除' }));
    await screen.findByRole('alert');
    expect(order()).toEqual(['早', '午', '晚']);
    expect(screen.getByText('已选 3 条')).toBeVisible();
  });
});

it('says at the press that it is for members, and selects nothing for others', async () => {
  const callBackEvents = [
    { ...rule('物流'), type: 100, timeout: 3, customUrl: 'https://a.example' },
  ];
  const { user } = show(<CallbackEventScreen />, {
    ...SCENARIOS.restricted,
    change: (state) => {
      SCENARIOS.restricted.change?.(state);
      state.config = JSON.stringify({ callBackEvents });
    },
  });
  expect(await screen.findByText('物流')).toBeVisible();
  await screen.findByText('本功能需要开通会员方可使用');
  await user.click(screen.getByRole('button', { name: '多选' }));
  expect(await screen.findByRole('alertdialog', { name: '会员功能' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

describe('A copy of a rule', () => {
  const copyFirst = async (words: readonly string[]) => {
    const { user } = show(<KeywordReplyScreen />, backend(words));
    await user.click(await screen.findByRole('button', { name: `${words[0]}的操作` }));
    await user.click(await screen.findByRole('menuitem', { name: '复制一条' }));
    await screen.findByText('已复制为第 2 条');
    return user;
  };

  it('stands paused below its original, where the focus is', async () => {
    const user = await copyFirst(['早', '午']);
    expect(order()).toEqual(['早', '早', '午']);
    expect(running()).toBe('+-+');
    const [, copy] = screen.getAllByRole('listitem');
    await waitFor(() => expect(copy).toHaveFocus());
    await user.tab();
    expect(screen.getAllByRole('button', { name: '移动早' })[1]).toHaveFocus();
  });

  it('is shown on the next page where its original is the last of one', async () => {
    const words = Array.from({ length: 21 }, (_, at) => `词${at + 1}`);
    const { user } = show(<KeywordReplyScreen />, backend(words));
    await user.click(await screen.findByRole('button', { name: '词20的操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '复制一条' }));
    expect(await screen.findByText('21–22，共 22 条')).toBeVisible();
  });

  it('goes again by an undo, and the original stays', async () => {
    const user = await copyFirst(['早', '午']);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText('已去掉复制的那一条');
    expect(order()).toEqual(['早', '午']);
    expect(running()).toBe('++');
  });
});

describe('The selection of a list of rules', () => {
  it('is what the host says of it, with the ids that the host knows its rules by', async () => {
    const words = ['早', '午', '晚'];
    const ids = ruleIds(words.map((word) => ({ stored: rule(word), isPaused: false })));
    const onChange = vi.fn();
    const { user } = show(
      <KeywordReplyScreen selection={ids.slice(0, 1)} onSelectionChange={onChange} />,
      backend(words),
    );
    expect(await screen.findByText('已选 1 条')).toBeVisible();
    expect(checkbox('选择早')).toBeChecked();
    await user.click(checkbox('选择晚'));
    expect(onChange).toHaveBeenLastCalledWith([ids[0], ids[2]]);
    expect(checkbox('选择晚')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: '退出多选' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});
