import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { MaterialLibrary } from '../material-library';

const meta = {
  title: 'Features/Material/MaterialLibrary/Files',
  component: MaterialLibrary,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof MaterialLibrary>;
export default meta;

type Story = StoryObj<typeof meta>;

const MB = 1024 * 1024;
const file = (name: string, size = 3_000) => new File([new Uint8Array(size)], name);

/** Drags files over the page, or drops them on it. */
function drag(type: 'dragover' | 'drop', files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
}

export const Over: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: '素材列表' });
    drag('dragover', [file('menu.pdf')]);
    await expect(await canvas.findByText('松开就添加到素材库')).toBeVisible();
  },
};

export const Adds: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: '素材列表' });
    drag('drop', [file('menu.pdf'), file('prices.xlsx')]);
    await expect(await canvas.findByText('已添加 2 个文件')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: '素材列表' }));
    await expect(await list.findByRole('button', { name: 'prices.xlsx' })).toBeVisible();
  },
};

/** One is uploading, one waits; two were refused, one of which can be repaired. */
export const Mixed: Story = {
  parameters: storyBackend({ faults: { 'upload.store': { kind: 'never' } } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: '素材列表' });
    const chinese = '青禾书房周末亲子共读活动报名须知与到店指引.pdf';
    const large = file('opening-film-with-a-rather-long-name.mp4', 10 * MB);
    drag('drop', [file('menu.pdf', 2 * MB), file('photos.zip'), large, file(chinese)]);
    await expect(await canvas.findByText('上传文件大小不能超过 10MB!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `改名并上传 ${chinese}` })).toBeVisible();
  },
};

export const Fails: Story = {
  parameters: storyBackend({
    faults: { 'upload.store': { kind: 'raw', status: 507, body: '{"error":"空间已满"}' } },
  }),
  play: async ({ canvas }) => {
    drag('drop', [file('menu.pdf')]);
    await expect(await canvas.findByRole('button', { name: '重试 menu.pdf' })).toBeVisible();
  },
};

export const Narrow: Story = {
  ...Mixed,
  render: (args) => (
    <div style={{ width: 320 }}>
      <MaterialLibrary {...args} />
    </div>
  ),
};
