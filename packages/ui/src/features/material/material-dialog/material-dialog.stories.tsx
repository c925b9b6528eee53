import { buildTextMaterial } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { partnerSession } from '#lists/rules/rule-list.fixtures.ts';
import { storyBackend } from '#testing/story-backend.ts';
import MaterialDialog from './material-dialog';
import { fillIn, Host } from './material-dialog.fixtures';

const LONG_NAME = '青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明）';
const LONG_CONTENT = Array.from({ length: 60 }, (_, at) => `第 ${at + 1} 条：到店请报名字。`).join(
  '\n',
);

const meta = {
  title: 'Features/Material/MaterialDialog',
  component: MaterialDialog,
  render: (args) => <Host {...args} />,
  tags: ['screen'],
  args: { isOpen: true, onOpenChange: fn(), onSaved: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof MaterialDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Edit: Story = {
  args: { id: '1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('素材别名')).toHaveValue('新人欢迎语');
    await expect(canvas.getByRole('radio', { name: /文本/ })).toBeDisabled();
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('素材别名必填')).toBeVisible();
    await expect(canvas.getByText('内容必填')).toBeVisible();
    await expect(canvas.getByLabelText('素材别名')).toHaveFocus();
    await expect(canvas.getByLabelText('素材别名')).toHaveAccessibleDescription(/素材别名必填/);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Preview: Story = {
  play: async (context) => {
    await fillIn(context);
    const { canvas } = context;
    await expect(canvas.getByRole('figure', { name: '对方会看到' })).toHaveTextContent(
      '每天 10:00 到 22:00',
    );
  },
};

export const LoadingMaterial: Story = {
  args: { id: '1' },
  parameters: storyBackend({ faults: { 'material.detail': { kind: 'never' } } }),
};

export const MaterialFails: Story = {
  args: { id: '404' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { id: '1' },
  parameters: storyBackend({
    change: (state) => {
      state.materials = [buildTextMaterial(0, { name: LONG_NAME, content: LONG_CONTENT })];
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('素材别名')).toHaveValue(LONG_NAME);
  },
};

/** Closing asks for confirmation while there is unsaved input. */
export const AsksBeforeClosing: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(await canvas.findByText('放弃未保存的修改？')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** A partner's session that may not write materials is told so before anything is typed. */
export const NotInSession: Story = {
  parameters: storyBackend(partnerSession('material:read')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这里没有开放这一项' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: '添加' })).toBeNull();
  },
};
