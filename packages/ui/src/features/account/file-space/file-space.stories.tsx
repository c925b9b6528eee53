import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { storyBackend } from '#testing/story-backend.ts';
import { FileSpace } from './file-space';

const meta = {
  title: 'Features/Account/FileSpace',
  component: FileSpace,
  tags: ['screen'],
  render: () => (
    <PanelBoundary>
      <FileSpace />
    </PanelBoundary>
  ),
  parameters: storyBackend(),
} satisfies Meta<typeof FileSpace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const space = await canvas.findByRole('meter', { name: '存储空间' });
    await expect(space).toHaveAttribute('aria-valuetext', '已用 312 MB，共 1 GB');
    await expect(await canvas.findByText('cover.png')).toBeVisible();
    await expect(canvas.getByText(/3 个文件没有被任何内容使用/)).toBeVisible();
  },
};

export const AllUsed: Story = {
  parameters: storyBackend({ change: (state) => void (state.unusedFiles = []) }),
};

export const NewAccount: Story = { parameters: storyBackend({ amount: 'empty' }) };

export const AlmostFull: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.fileUsage = { ...state.fileUsage, bytes: state.fileUsage.maxBytes * 0.97 };
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/存储空间快满了/)).toBeVisible();
  },
};

export const Many: Story = {
  parameters: storyBackend({
    change: (state) => {
      const [file] = state.unusedFiles;
      if (!file) return;
      state.unusedFiles = Array.from({ length: 23 }, (_, at) => ({
        ...file,
        key: `u/1/${at}/${'a-long-name-'.repeat(8)}${at}.pdf`,
      }));
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }));
    await expect(await canvas.findByText(/-5\.pdf$/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'upload.usage': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const ListFailed: Story = {
  parameters: storyBackend({ faults: { 'upload.unused': { kind: 'code', code: 50000 } } }),
};

export const English: Story = { globals: { locale: 'en' } };
