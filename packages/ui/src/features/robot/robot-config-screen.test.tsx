import { buildUser } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryDrafts } from '#context/draft-storage.ts';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { RobotConfigScreen } from './robot-config-screen';

const replyOf = () => screen.findByLabelText('默认回复', {}, { timeout: 30_000 });

describe('The robot config', () => {
  it(
    'keeps what was typed through a reload, and no secret of it',
    { timeout: 20_000 },
    async () => {
      const stored: string[] = [];
      const memory = createMemoryDrafts();
      const draftStorage = {
        ...memory,
        setItem: (key: string, value: string) => {
          stored.push(value);
          memory.setItem(key, value);
        },
      };
      const first = show(<RobotConfigScreen />, {}, { draftStorage });
      await first.user.type(await replyOf(), '！');
      await first.user.click(screen.getByLabelText('天行数据密钥'));
      await first.user.paste('tx-canary');
      await waitFor(() => expect(stored.at(-1)).toContain('我在呢！'));
      expect(stored.join()).not.toContain('canary');
      first.unmount();

      show(<RobotConfigScreen />, {}, { draftStorage });
      expect(await screen.findByDisplayValue('我在呢！', {}, { timeout: 30_000 })).toBe(
        await replyOf(),
      );
      expect(screen.getByText('1 处修改未保存')).toBeInTheDocument();
      expect(screen.getByLabelText('天行数据密钥')).toHaveValue('');
    },
  );

  it('calls its settings as the host does, and finds them by that name', async () => {
    const messages = {
      'robot-field': { defaultReply: '店长的话', 'defaultReply.help': '问好时用' },
    };
    const { user } = show(<RobotConfigScreen />, {}, { messages });
    expect(await screen.findByLabelText('店长的话', {}, { timeout: 30_000 })).toBeVisible();
    expect(screen.getByText(/^问好时用/)).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: '找一项设置' }), '店长');
    expect(await screen.findByRole('option', { name: /店长的话/ })).toBeVisible();
  });

  it('says of each provider whether its key is there, and which one answers', async () => {
    const keys = { gpttoken: 'sk-1', dify_token: 'app-1' };
    const config = JSON.stringify({ autoReply: true, defaultBot: 6, ...keys });
    const { user } = show(<RobotConfigScreen />, {
      change: (state) => {
        state.config = config;
      },
    });
    await replyOf();
    expect(screen.getByRole('radio', { name: /^ChatGPT.*正在使用/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Dify.*密钥已填/ })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Coze V3.*未填密钥/ })).toBeInTheDocument();
    // Chosen is not in use before it is saved.
    await user.click(screen.getByRole('radio', { name: /^Dify/ }));
    expect(screen.getByRole('radio', { name: /^Dify.*密钥已填/ })).toBeChecked();
  });

  it('shows the words that are not discussed as the robot matches them', async () => {
    const config = JSON.stringify({ preventWords: ' 代开发票， 刷单 ,' });
    const { user } = show(<RobotConfigScreen />, {
      change: (state) => {
        state.config = config;
      },
    });
    await replyOf();
    const chips = within(screen.getByRole('list', { name: '敏感词的已选项' }));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '代开发票',
      '刷单',
    ]);
    await user.type(screen.getByRole('combobox', { name: '敏感词' }), ' 赌，博 {Enter}');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(requestsTo('/config/update')).toHaveLength(1));
    expect(await requestsTo('/config/update').at(-1)?.text()).toContain('代开发票,刷单,赌,博');
  });

  it('sends what was typed again after a save that failed', async () => {
    const fault = { kind: 'code', code: 50000 } as const;
    const { user } = show(<RobotConfigScreen />, { faults: { 'robot.updateConfig': fault } });
    await user.type(await replyOf(), '！');
    const button = screen.getByRole('button', { name: '保存' });
    for (const count of [1, 2]) {
      await user.click(button);
      await waitFor(() => expect(requestsTo('/config/update')).toHaveLength(count));
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    }
    expect(await requestsTo('/config/update').at(-1)?.text()).toContain('我在呢！');
    expect(await replyOf()).toHaveValue('我在呢！');
  });

  it('is not read again as edited after it was saved', async () => {
    const { user } = show(<RobotConfigScreen />);
    await user.type(await replyOf(), '！');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('第 13 版已保存，待机器人同步');
    expect(screen.queryByText(/处修改未保存/)).toBeNull();
  });

  it('leads to the pages that edit its lists, and to none that the account has no right for', async () => {
    const onNavigate = vi.fn();
    const { user } = show(
      <RobotConfigScreen />,
      {
        change: (state) => {
          state.user = buildUser({ customRole: { router: ['customBot'] } });
        },
      },
      { onNavigate },
    );
    await replyOf();
    await user.click(await screen.findByRole('button', { name: '去编辑自定义机器人' }));
    await user.click(screen.getByRole('button', { name: '去编辑简单问答' }));
    expect(onNavigate.mock.calls).toEqual([
      [{ to: 'custom.customBot' }],
      [{ to: 'wechat.keywords' }],
    ]);
    expect(screen.queryByRole('button', { name: '去编辑文件存储' })).toBeNull();
  });
});
