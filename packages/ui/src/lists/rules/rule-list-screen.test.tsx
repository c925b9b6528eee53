import { CODE } from '@chatdeck/sdk/constants';
import { MockRefusal, SCENARIOS, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallbackEventScreen } from '#features/callback/callback-event-screen.tsx';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';

const rule = (word: string) => ({
  keywords: [word],
  reg: 1,
  needAt: 1,
  scope: 'all',
  replys: [{ type: 1, content: '好' }],
});
const config = { future: { deep: [1] }, replyKeywords: [rule('早'), rule('午'), rule('晚')] };
const backend = (options: MockBackendOptions = {}): MockBackendOptions => ({
  ...options,
  change: (state) => {
    state.config = JSON.stringify(config);
    options.change?.(state);
  },
});
const saved = async (at = -1): Promise<Record<string, unknown>> => {
  const body = JSON.parse((await requestsTo('/config/update').at(at)?.text()) ?? '{}') as {
    config: string;
  };
  return JSON.parse(body.config) as Record<string, unknown>;
};
const order = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByText(/^[早午晚新]$/).textContent);
const act = async (user: ReturnType<typeof show>['user'], label: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `${label}的操作` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('A list of the robot config', () => {
  it(
    'saves a change of one row and nothing else of the document',
    { timeout: 20_000 },
    async () => {
      const { user } = show(<KeywordReplyScreen />, backend());
      await user.click(await screen.findByRole('switch', { name: '启用午' }));
      await screen.findByText('已停用「午」');
      expect(await saved()).toEqual({
        ...config,
        replyKeywords: [rule('早'), rule('晚')],
        chatdeckPaused: { replyKeywords: [{ at: 1, row: rule('午') }] },
      });
      expect(order()).toEqual(['早', '午', '晚']);
    },
  );

  it('runs a row again by the undo of the switch that paused it', async () => {
    const { user } = show(<KeywordReplyScreen />, backend());
    const running = await screen.findByRole('switch', { name: '启用午' });
    await user.click(running);
    await screen.findByText('已停用「午」');
    expect(running).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText('已撤销');
    expect(running).toBeChecked();
    expect(await saved()).toEqual(config);
  });

  it('saves quick changes one after the other', { timeout: 20_000 }, async () => {
    const slow = { 'robot.updateConfig': { kind: 'slow', ms: 300 } } as const;
    const { user } = show(<KeywordReplyScreen />, { ...backend(), faults: slow });
    const [first, , last] = await screen.findAllByRole('switch');
    if (!first || !last) throw new Error('No rows');
    await user.click(first);
    await user.click(last);
    await waitFor(() => expect(first).not.toBeChecked(), { timeout: 30_000 });
    await waitFor(() => expect(last).not.toBeChecked(), { timeout: 30_000 });
    const bodies = await Promise.all(requestsTo('/config/update').map((sent) => sent.text()));
    expect(bodies.map((body) => /"baseVersion":(\d+)/.exec(body)?.[1])).toEqual(['12', '13']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('makes a change again on what somebody else has saved', { timeout: 20_000 }, async () => {
    const theirs = { replyKeywords: [rule('新'), rule('早'), rule('午')], chatDelay: 9 };
    const { user } = show(
      <KeywordReplyScreen />,
      backend({
        calls: {
          'robot.updateConfig': ({ config: sent, baseVersion }, state) => {
            if (baseVersion < 13) {
              state.config = JSON.stringify(theirs);
              state.configVersion = 13;
              throw new MockRefusal(CODE.configChanged, { version: 13, config: state.config });
            }
            state.config = sent;
            state.configVersion = 14;
            return { id: 1, version: 14 };
          },
        },
      }),
    );
    await act(user, '午', '删除');
    await screen.findByText('已删除「午」');
    // A merge is announced as a success only.
    expect(screen.queryByText('已在别处修改过，请合并后再保存')).toBeNull();
    expect(await saved()).toEqual({ ...theirs, replyKeywords: [rule('新'), rule('早')] });
    expect(order()).toEqual(['新', '早']);
    // A row that no longer exists is not matched by its index.
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(order()).toEqual(['新', '午', '早']));
  });

  describe('where somebody else changed the row that is edited', () => {
    /** Adds 中午 to the keywords of 午, after `replyKeywords` was saved elsewhere. */
    async function editAfter(replyKeywords: readonly object[]) {
      const theirs = JSON.stringify({ ...config, replyKeywords });
      let isSaved = false;
      const { user } = show(
        <KeywordReplyScreen />,
        backend({
          calls: {
            'robot.updateConfig': ({ config: sent }, state) => {
              if (!isSaved) {
                isSaved = true;
                state.config = theirs;
                state.configVersion = 13;
                throw new MockRefusal(CODE.configChanged, { version: 13, config: theirs });
              }
              state.config = sent;
              state.configVersion += 1;
              return { id: 1, version: state.configVersion };
            },
          },
        }),
      );
      await user.click(await screen.findByRole('button', { name: '编辑午' }));
      const keywords = await screen.findByRole('combobox', { name: '关键词' }, { timeout: 30_000 });
      await user.type(keywords, '中午{Enter}');
      await user.click(screen.getByRole('button', { name: '保存' }));
      return user;
    }

    it('shows both versions and merges them', async () => {
      const theirs = { ...rule('午'), needAt: 0 };
      const user = await editAfter([rule('早'), theirs, rule('晚')]);
      const dialog = await screen.findByRole('dialog', { name: '这一条刚在别处修改过' });
      expect(
        within(dialog)
          .getAllByRole('term')
          .map(({ textContent }) => textContent),
      ).toEqual(['原来', '对方保存的', '你的修改', '合并以后']);
      await user.click(within(dialog).getByRole('button', { name: '合并保存' }));
      await screen.findByText('更新成功');
      const merged = { ...theirs, keywords: ['午', '中午'] };
      expect(await saved()).toMatchObject({ replyKeywords: [rule('早'), merged, rule('晚')] });
    });

    it('leaves the choice where both changed the same, and loses nothing on the way', async () => {
      const user = await editAfter([rule('早'), rule('下午'), rule('晚')]);
      const dialog = await screen.findByRole('dialog', { name: '这一条刚在别处修改过' });
      expect(within(dialog).queryByRole('button', { name: '合并保存' })).toBeNull();
      await user.click(within(dialog).getByRole('button', { name: '继续编辑' }));
      await screen.findByRole('combobox', { name: '关键词' });
      expect(screen.getByRole('button', { name: '移除中午' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: '保存' }));
      await screen.findByText('更新成功');
      const mine = { ...rule('午'), keywords: ['午', '中午'] };
      expect(await saved()).toMatchObject({ replyKeywords: [rule('早'), mine, rule('晚')] });
    });

    it('saves as a new row what was deleted', async () => {
      const user = await editAfter([rule('早'), rule('晚')]);
      const dialog = await screen.findByRole('dialog', { name: '这一条刚在别处被删除' });
      await user.click(within(dialog).getByRole('button', { name: '作为新的一条保存' }));
      await screen.findByText('更新成功');
      const mine = { ...rule('午'), keywords: ['午', '中午'] };
      expect(await saved()).toMatchObject({ replyKeywords: [rule('早'), rule('晚'), mine] });
    });
  });

  it('keeps the row where the server refuses, and says why', { timeout: 20_000 }, async () => {
    const issues = [
      { path: 'config.dayTaskSchedule.0.date', rule: 'cron.empty', message: '执行时间必填' },
    ];
    const fault = { kind: 'code', code: CODE.missingValue, data: { issues } } as const;
    const { user } = show(<KeywordReplyScreen />, {
      ...backend(),
      faults: { 'robot.updateConfig': fault },
    });
    await act(user, '午', '删除');
    expect(await screen.findByText('没有保存')).toBeVisible();
    expect(screen.getByText('执行时间必填')).toBeVisible();
    expect(order()).toEqual(['早', '午', '晚']);
  });

  it(
    'keeps the dialog open with what was typed where the server refuses',
    { timeout: 20_000 },
    async () => {
      const fault = { kind: 'code', code: CODE.serverError } as const;
      const { user } = show(<KeywordReplyScreen />, {
        ...backend(),
        faults: { 'robot.updateConfig': fault },
      });
      await user.click(await screen.findByRole('button', { name: '编辑午' }));
      await user.type(
        await screen.findByRole('combobox', { name: '关键词' }, { timeout: 30_000 }),
        '中午{Enter}',
      );
      const save = screen.getByRole('button', { name: '保存' });
      await user.click(save);
      await waitFor(() => expect(requestsTo('/config/update')).toHaveLength(1));
      await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
      expect(screen.getByText('中午')).toBeVisible();
    },
  );

  it('says at the press of its button, before any form, that it is for members', async () => {
    const { user } = show(<CallbackEventScreen />, backend(SCENARIOS.restricted));
    await user.click(await screen.findByRole('button', { name: '添加回调事件' }));
    const box = within(await screen.findByRole('alertdialog', { name: '会员功能' }));
    expect(box.getByText('本功能需要开通会员方可使用')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['switch', 'button'] as const)('keeps a %s in rows for members', async (role) => {
    const name = role === 'switch' ? '启用物流' : '编辑物流';
    const callBackEvents = [
      { ...rule('物流'), type: 100, timeout: 3, customUrl: 'https://a.example' },
    ];
    const { user } = show(<CallbackEventScreen />, {
      change: (state) => {
        SCENARIOS.restricted.change?.(state);
        state.config = JSON.stringify({ callBackEvents });
      },
    });
    await screen.findByText('本功能需要开通会员方可使用');
    await user.click(await screen.findByRole(role, { name }));
    const box = within(await screen.findByRole('alertdialog', { name: '会员功能' }));
    await user.click(box.getByRole('button', { name: '取消' }));
    expect(screen.getByRole('switch', { name: '启用物流' })).toBeChecked();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requestsTo('/config/update')).toHaveLength(0);
  });

  it('is open to those without a membership where no membership is needed', async () => {
    show(<KeywordReplyScreen />, backend(SCENARIOS.restricted));
    expect(await screen.findByRole('button', { name: '添加关键词回复' })).toBeVisible();
    expect(screen.queryByText('本功能需要开通会员方可使用')).toBeNull();
  });
});
