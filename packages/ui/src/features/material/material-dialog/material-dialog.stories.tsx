import {
  buildTextMaterial,
  createMockBackend,
  type MockBackendOptions,
} from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import MaterialDialog, { type MaterialDialogProps } from './material-dialog';

const backend = (options: MockBackendOptions = {}) => ({
  msw: createMockBackend(options).handlers,
});

const LONG_NAME = '青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明）';
const LONG_CONTENT = Array.from({ length: 60 }, (_, at) => `第 ${at + 1} 条：到店请报名字。`).join(
  '\n',
);

/** Closes as its host would close it. */
function Host({ onOpenChange, ...props }: MaterialDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange(open);
  };
  return <MaterialDialog {...props} isOpen={isOpen} onOpenChange={change} />;
}

const meta = {
  title: 'Features/Material/MaterialDialog',
  component: MaterialDialog,
  render: (args) => <Host {...args} />,
  tags: ['screen'],
  args: { isOpen: true, onOpenChange: fn(), onSaved: fn() },
  parameters: backend(),
} satisfies Meta<typeof MaterialDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Fills the form as a person does. */
const fillIn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('素材别名'), '营业时间');
  await userEvent.type(canvas.getByLabelText('内容'), '每天 10:00 到 22:00');
};

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

export const Saves: Story = {
  parameters: backend({ faults: { 'material.add': { kind: 'slow', ms: 200 } } }),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fillIn(context);
    const add = canvas.getByRole('button', { name: '添加' });
    for (let press = 0; press < 10; press += 1) await userEvent.click(add);
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSaved).toHaveBeenCalledTimes(1);
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ name: '营业时间', content: '每天 10:00 到 22:00' }),
    );
  },
};

export const SavesChange: Story = {
  args: { id: '1' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('素材别名'), '二');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('修改成功')).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ id: '1', name: '新人欢迎语二' }),
    );
  },
};

export const ServerRejects: Story = {
  parameters: backend({
    faults: {
      'material.add': {
        kind: 'code',
        code: 10002,
        data: { issues: [{ path: 'name', rule: 'taken', message: '已有同名素材' }] },
      },
    },
  }),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('已有同名素材')).toBeVisible();
    await expect(canvas.getByLabelText('素材别名')).toHaveFocus();
    await expect(canvas.getByLabelText('内容')).toHaveValue('每天 10:00 到 22:00');
    await expect(canvas.getByText('填写的内容不符合要求')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const NetworkFails: Story = {
  parameters: backend({ faults: { 'material.add': { kind: 'offline' } } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText(/没有保存/)).toBeVisible();
    await expect(canvas.getByLabelText('素材别名')).toHaveValue('营业时间');
  },
};

export const Pending: Story = {
  parameters: backend({ faults: { 'material.add': { kind: 'never' } } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: '添加' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '添加' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const LoadingMaterial: Story = {
  args: { id: '1' },
  parameters: backend({ faults: { 'material.detail': { kind: 'never' } } }),
};

export const MaterialFails: Story = {
  args: { id: '404' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { id: '1' },
  parameters: backend({
    change: (state) => {
      state.materials = [buildTextMaterial(0, { name: LONG_NAME, content: LONG_CONTENT })];
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('素材别名')).toHaveValue(LONG_NAME);
  },
};
