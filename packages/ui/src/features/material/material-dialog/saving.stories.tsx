import { CODE } from '@chatdeck/sdk/constants';
import { buildTextMaterial, MockRefusal } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChatdeckContext, useChatdeck } from '#context/chatdeck-context.ts';
import { createMemoryDrafts } from '#context/draft-storage.ts';
import { storyBackend } from '#testing/story-backend.ts';
import MaterialDialog, { type MaterialDialogProps } from './material-dialog';
import { fillIn, Host } from './material-dialog.fixtures';

/** The input becomes a material, or remains in the form when it cannot be saved. */
const meta = {
  title: 'Features/Material/MaterialDialog/Saving',
  component: MaterialDialog,
  render: (args) => <Host {...args} />,
  tags: ['screen'],
  args: { isOpen: true, onOpenChange: fn(), onSaved: fn() },
  parameters: { ...storyBackend() },
} satisfies Meta<typeof MaterialDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saves: Story = {
  parameters: storyBackend({ faults: { 'material.add': { kind: 'slow', ms: 200 } } }),
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

/** Somebody else saved the material while it was open here: neither version is lost. */
export const ChangedElsewhere: Story = {
  args: { id: '1' },
  parameters: storyBackend({
    calls: {
      'material.update': ({ id, baseVersion, ...input }) => {
        if (baseVersion === 1) {
          const current = buildTextMaterial(0, { id, version: 2, tag: '对方' });
          throw new MockRefusal(CODE.configChanged, { current });
        }
        return { ...buildTextMaterial(0), ...input, id, version: 3 };
      },
    },
  }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('内容'), '！');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('这一条刚在别处修改过')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '合并保存' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ tag: '对方' }));
  },
};

export const ServerRejects: Story = {
  parameters: storyBackend({
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
  parameters: storyBackend({ faults: { 'material.add': { kind: 'offline' } } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText(/没有保存/)).toBeVisible();
    await expect(canvas.getByLabelText('素材别名')).toHaveValue('营业时间');
  },
};

export const Pending: Story = {
  parameters: storyBackend({ faults: { 'material.add': { kind: 'never' } } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: '添加' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '添加' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

const typedBefore = {
  ...createMemoryDrafts(),
  getItem: () => JSON.stringify({ name: '营业时间', content: '每天 10:00 到 22:00' }),
};

/** The dialog after a reload of the page with unsaved input. */
function AfterReload(props: MaterialDialogProps) {
  const context = useChatdeck();
  return (
    <ChatdeckContext
      value={{ ...context, drafts: { ...context.drafts, storage: typedBefore, isOwn: true } }}
    >
      <Host {...props} />
    </ChatdeckContext>
  );
}

export const RestoresDraft: Story = {
  render: (args) => <AfterReload {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已恢复上次未保存的内容。')).toBeVisible();
    await expect(canvas.getByLabelText('素材别名')).toHaveValue('营业时间');
    await expect(canvas.getByRole('button', { name: '丢弃' })).toBeVisible();
  },
};
