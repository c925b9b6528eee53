import { CODE } from '@chatdeck/sdk/constants';
import { MockRefusal, buildUser, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CustomBotScreen } from '#features/custom/bot/custom-bot-screen.tsx';
import { SummaryScreen } from '#features/summary/summary-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';

const bot = {
  open: true,
  customUrl: 'https://a.cn',
  timeout: 60,
  needAt: 1,
  scope: 'all',
  moreData: [],
  whisperConfig: { keep: 1 },
};
const config = { future: 1, customBot: bot };
const backend = (options: MockBackendOptions = {}): MockBackendOptions => ({
  ...options,
  change: (state) => {
    state.config = JSON.stringify(config);
    options.change?.(state);
  },
});
const saved = async () => {
  const body = JSON.parse((await requestsTo('/config/update').at(-1)?.text()) ?? '{}') as {
    config: string;
  };
  return JSON.parse(body.config) as unknown;
};
const long = { timeout: 20_000 };

describe('A part of the robot config', () => {
  it('saves what was changed and keeps what the form does not know', long, async () => {
    const { user } = show(<CustomBotScreen />, backend());
    await user.type(await screen.findByLabelText('请求地址'), '/v2');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('更新成功');
    expect(await saved()).toEqual({
      future: 1,
      customBot: { ...bot, customUrl: 'https://a.cn/v2' },
    });
    await waitFor(() => expect(screen.queryByText(/处修改未保存/)).toBeNull());
  });

  it('sends nothing that breaks a rule', long, async () => {
    const { user } = show(<CustomBotScreen />, backend());
    await user.clear(await screen.findByLabelText('请求地址'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('回调地址必填')).toBeVisible();
    expect(requestsTo('/config/update')).toHaveLength(0);
  });

  it('asks again before it replaces what somebody else has set there', long, async () => {
    const theirs = { customBot: { ...bot, timeout: 9 }, other: 1 };
    const { user } = show(
      <CustomBotScreen />,
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
    await user.type(await screen.findByLabelText('请求地址'), '/v2');
    const save = screen.getByRole('button', { name: '保存' });
    await user.click(save);
    await screen.findByText(/这里的设置刚在别处被修改/);
    expect(screen.getByLabelText('请求地址')).toHaveValue('https://a.cn/v2');
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    await user.click(save);
    await screen.findByText('更新成功');
    expect(await saved()).toMatchObject({ other: 1, customBot: { customUrl: 'https://a.cn/v2' } });
  });

  it('can be read and not changed without the membership that it needs', long, async () => {
    const { user } = show(<SummaryScreen />, {
      change: (state) => {
        state.user = buildUser({ role: 'user', customRole: { router: [] } });
      },
    });
    expect(await screen.findByText('本功能需要开通会员方可使用')).toBeVisible();
    expect(screen.getByRole('switch', { name: '启用聊天总结', hidden: true })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '保存' }));
    const dialog = await screen.findByRole(
      'alertdialog',
      { name: '会员功能' },
      { timeout: 15_000 },
    );
    expect(within(dialog).getByText('本功能需要开通会员方可使用')).toBeVisible();
  });

  it('says what is missing, and turns the record of chats on in place', long, async () => {
    const { user } = show(<SummaryScreen />, {
      change: (state) => {
        state.config = JSON.stringify({ summerConfig: { open: true, keywords: ['总结'] } });
      },
    });
    const needs = within(await screen.findByRole('list', { name: '生效的条件' }));
    expect(screen.getByText('已启用')).toBeVisible();
    expect(needs.getByText('没有记录就没有可总结的内容')).toBeVisible();
    expect(screen.getByText('还差 2 项')).toBeVisible();
    await user.type(screen.getByLabelText('API 密钥'), 'sk-7f2c');
    expect(screen.getByText('还差 1 项')).toBeVisible();
    await user.click(needs.getByRole('button', { name: '打开 记录聊天' }));
    expect(await screen.findByText('条件齐了')).toBeVisible();
    expect(await saved()).toMatchObject({ openRecord: true, summerConfig: { keywords: ['总结'] } });
    expect(screen.getByLabelText('API 密钥')).toHaveValue('sk-7f2c');
  });

  it('shows the request that the robot will make of what is typed', long, async () => {
    const { user } = show(<CustomBotScreen />, backend());
    const request = () => screen.getByRole('group', { name: '机器人会发出' });
    await user.type(await screen.findByLabelText('请求地址'), '/v2');
    expect(request()).toHaveTextContent('POST https://a.cn/v2');
    await user.click(screen.getByRole('radio', { name: '仅好友私聊' }));
    expect(request()).toHaveTextContent('"roomName": ""');
  });
});
