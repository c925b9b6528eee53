import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing } from '#lists/rules/rule-list.fixtures.ts';
import { UploadFileScreen } from './upload-file-screen';

const UPLOAD = {
  uploadFileConfig: {
    open: true,
    imagePrompt: '图里写了什么？',
    filePrompt: '',
    audioPrompt: '',
    ossConfig: {
      type: 1,
      region: 'oss-cn-hangzhou',
      bucket: 'qinghe',
      aliAkId: 'LTAI5t',
      aliAkSecret: '7f2c',
      custom_domain: '',
      custom_path: 'chat/',
    },
  },
};

/** Files that people send: where they are stored, and the prompts about them. */
const meta = {
  title: 'Features/Custom/UploadFileScreen',
  component: UploadFileScreen,
  parameters: { ...configBackend(UPLOAD) },
} satisfies Meta<typeof UploadFileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('存储桶')).toHaveValue('qinghe');
    await expect(canvas.getByLabelText('AccessKey Secret')).toHaveAttribute('type', 'password');
  },
};
export const Empty: Story = { parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };

/** An S3 prefix must begin with a slash, or the addresses are broken. */
export const Invalid: Story = {
  tags: ['screen'],
  parameters: configBackend(UPLOAD),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'S3 兼容存储' }));
    await userEvent.type(await canvas.findByLabelText('服务地址'), 'https://s3.example.com');
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('S3 的路径前缀需要以 / 开头')).toBeVisible();
    await expect(canvas.getByText('只填主机名，不带 http:// 或 https://')).toBeVisible();
    await expect(canvas.getByLabelText('服务地址')).toHaveFocus();
  },
};

export const Saves: Story = {
  parameters: configBackend(UPLOAD),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('存储桶'), '-2');
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('更新成功')).toBeVisible();
  },
};
