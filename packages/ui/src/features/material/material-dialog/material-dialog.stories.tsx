import {
  buildTextMaterial,
  createMockBackend,
  type MockBackendOptions,
} from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
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

type Context = Parameters<NonNullable<Story['play']>>[0];

const member = (options: MockBackendOptions = {}) =>
  backend({
    ...options,
    change: (state) => {
      state.user = { ...state.user, role: 'vip' };
      options.change?.(state);
    },
  });
const noMember = backend({
  change: (state) => {
    state.user = { ...state.user, role: 'other' };
  },
});
const chooseType = async ({ canvas, userEvent }: Context, name: RegExp) =>
  userEvent.click(await canvas.findByRole('radio', { name }));
const add = async ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: '添加' }));

export const File: Story = {
  play: async (context) => {
    await chooseType(context, /文件/);
    const { canvas, userEvent, args } = context;
    await userEvent.type(canvas.getByLabelText('素材别名'), '五月书单');
    await add(context);
    await expect(await canvas.findByText('文件必传')).toBeVisible();
    const pdf = new window.File(['x'], 'shudan.pdf', { type: 'application/pdf' });
    await userEvent.upload(await canvas.findByLabelText('文件'), pdf);
    await expect(await canvas.findByText(/已上传/)).toBeVisible();
    await expect(canvas.getByRole('figure', { name: '对方会看到' })).toHaveTextContent(
      'shudan.pdf',
    );
    await add(context);
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(
        expect.objectContaining({ type: 2, fileType: 'pdf' }),
      ),
    );
  },
};

export const LinkInvalid: Story = {
  parameters: member(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByLabelText('素材别名');
    await chooseType(context, /H5 链接/);
    await userEvent.type(canvas.getByLabelText('素材别名'), '书单');
    await add(context);
    for (const words of ['h5 url必填', 'h5卡片标题必填', 'h5描述必填', '缩略图必传']) {
      await expect(await canvas.findByText(words)).toBeVisible();
    }
    await expect(canvas.getByLabelText('链接地址')).toHaveFocus();
  },
};

export const MiniInvalid: Story = {
  parameters: member(),
  play: async (context) => {
    const { canvas } = context;
    await chooseType(context, /小程序/);
    await add(context);
    for (const words of [
      ...['素材别名必填', 'appid必填', 'username必填', '小程序标题必填', '小程序描述必填'],
      ...['页面路径必填', '缩略图必填'],
    ]) {
      await expect(await canvas.findByText(words)).toBeVisible();
    }
    await expect(canvas.getByLabelText('素材别名')).toHaveFocus();
  },
};

/** Going back to a type finds what was typed there; a file is never the address of a link. */
export const ChangesType: Story = {
  parameters: member(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseType(context, /H5 链接/);
    await userEvent.type(canvas.getByLabelText('链接地址'), 'https://qinghe.cn');
    await chooseType(context, /文件/);
    await expect(await canvas.findByText('选择文件')).toBeVisible();
    await chooseType(context, /H5 链接/);
    await expect(canvas.getByLabelText('链接地址')).toHaveValue('https://qinghe.cn');
  },
};

export const Restricted: Story = {
  parameters: noMember,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('H5 链接和小程序需要开通会员')).toBeVisible();
    await chooseType(context, /H5 链接/);
    const box = within(await canvas.findByRole('alertdialog', { name: '会员功能' }));
    await userEvent.click(box.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('radio', { name: /文本/ })).toBeChecked();
  },
};

const edits = (id: string, type: RegExp): Story => ({
  args: { id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: type })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /文本/ })).toBeDisabled();
  },
});

export const EditFile = edits('1001', /文件/);
export const EditLink = edits('1002', /H5 链接/);
export const EditMini = edits('1003', /小程序/);
export const EditMiniNarrow: Story = { ...EditMini, globals: { width: '320' } };
export const English: Story = { args: { id: '1003' }, globals: { locale: 'en' } };

/** Closing asks while something was typed that was not saved. */
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
