import { CODE } from '@chatdeck/sdk/constants';
import { MockRefusal } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing } from '#lists/rules/rule-list.fixtures.ts';
import { CustomBotScreen } from './custom-bot-screen';

const BOT = {
  customBot: {
    open: true,
    customUrl: 'https://bot.example.com/answer',
    timeout: 60,
    needAt: 1,
    scope: 'all',
    moreData: [{ key: 'shop', value: '城东店' }],
    fromElsewhere: 1,
  },
};

/** A custom service that replies. */
const meta = {
  title: 'Features/Custom/CustomBotScreen',
  component: CustomBotScreen,
  parameters: { ...configBackend(BOT) },
} satisfies Meta<typeof CustomBotScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('请求地址')).toHaveValue(
      'https://bot.example.com/answer',
    );
    await expect(canvas.getByLabelText('参数值 1')).toHaveValue('城东店');
  },
};

export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Unreadable: Story = {
  parameters: configBackend({ customBot: { open: 'yes' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已保存的设置无法读取')).toBeVisible();
  },
};

export const Invalid: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: '启用自定义机器人' }));
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('回调地址必填')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('请求地址'), 'bot.example.com');
    await expect(await canvas.findByText('回调地址需要以 http:// 或 https:// 开头')).toBeVisible();
  },
};

export const Saves: Story = {
  parameters: configBackend(BOT),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('请求地址'), '/v2');
    await expect(await canvas.findByText('1 处修改未保存')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('更新成功')).toBeVisible();
    await expect(await canvas.findByText('第 13 版已保存，待机器人同步')).toBeVisible();
  },
};

/** Somebody else changed the same settings: the edits remain, and saving again overwrites with them. */
export const Conflict: Story = {
  tags: ['screen'],
  parameters: {
    ...configBackend(BOT, {
      calls: {
        'robot.updateConfig': ({ config, baseVersion }, state) => {
          if (baseVersion < 13) {
            state.config = JSON.stringify({ customBot: { open: false } });
            state.configVersion = 13;
            throw new MockRefusal(CODE.configChanged, { version: 13, config: state.config });
          }
          state.config = config;
          state.configVersion = 14;
          return { id: 1, version: 14 };
        },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('请求地址'), '/v2');
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expect(await canvas.findByText(/这里的设置刚在别处被修改/)).toBeVisible();
    await expect(canvas.getByLabelText('请求地址')).toHaveValue(
      'https://bot.example.com/answer/v2',
    );
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('第 14 版已保存，待机器人同步')).toBeVisible();
  },
};
