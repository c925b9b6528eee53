import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import MaterialDialog from './material-dialog';
import { add, Host, type Context } from './material-dialog.fixtures';

const userOf = (role: string) =>
  storyBackend({
    change: (state) => {
      state.user = { ...state.user, role };
    },
  });
const chooseType = async ({ canvas, userEvent }: Context, name: RegExp) =>
  userEvent.click(await canvas.findByRole('radio', { name }));

/** The form of each type of material, new and stored. */
const meta = {
  title: 'Features/Material/MaterialDialog/Types',
  component: MaterialDialog,
  render: (args) => <Host {...args} />,
  tags: ['screen'],
  args: { isOpen: true, onOpenChange: fn(), onSaved: fn() },
  parameters: { ...storyBackend() },
} satisfies Meta<typeof MaterialDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

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
  parameters: userOf('vip'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByLabelText('素材别名');
    await chooseType(context, /H5 链接/);
    await userEvent.type(canvas.getByLabelText('素材别名'), '书单');
    await add(context);
    for (const text of ['h5 url必填', 'h5卡片标题必填', 'h5描述必填', '缩略图必传']) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(canvas.getByLabelText('链接地址')).toHaveFocus();
  },
};

export const MiniInvalid: Story = {
  parameters: userOf('vip'),
  play: async (context) => {
    const { canvas } = context;
    await chooseType(context, /小程序/);
    await add(context);
    for (const text of [
      '素材别名必填',
      'appid必填',
      'username必填',
      '小程序标题必填',
      '小程序描述必填',
      '页面路径必填',
      '缩略图必填',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(canvas.getByLabelText('素材别名')).toHaveFocus();
  },
};

/** Switching back to a type restores its input; a file's address is never used for a link. */
export const ChangesType: Story = {
  parameters: userOf('vip'),
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
  parameters: userOf('other'),
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
