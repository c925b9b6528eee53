import { MockRefusal } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent as user, waitFor } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import UploadField, { type UploadFieldProps } from './upload-field';

/** Holds the address as a form would. */
function Host({ onChange, ...props }: UploadFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (url: string) => {
    setValue(url);
    onChange(url);
  };
  return (
    <div style={{ padding: 16 }}>
      <UploadField {...props} value={value} onChange={change} />
    </div>
  );
}

const meta = {
  title: 'Features/Upload/UploadField',
  component: UploadField,
  render: (args) => <Host {...args} />,
  args: { kind: 'file', context: 'material', label: '文件', value: '', onChange: fn() },
  parameters: storyBackend(),
} satisfies Meta<typeof UploadField>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const MB = 1024 * 1024;
const file = (name: string, size = 3_000, type = '') =>
  new File([new Uint8Array(size)], name, { type });

/** Chooses a file, even one that the file chooser would not offer, such as a dropped file. */
const choose = async ({ canvas, args }: Context, chosen: File) =>
  user.setup({ applyAccept: false }).upload(await canvas.findByLabelText(args.label), chosen);

/** An image of noise, which cannot be compressed far at this size. */
async function picture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  const pixels = pen?.createImageData(width, height);
  if (!pen || !pixels) throw new Error('No canvas');
  for (let at = 0; at < pixels.data.length; at += 1) {
    pixels.data[at] = at % 4 === 3 ? 255 : (at * 7919) % 251;
  }
  pen.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'cover.png', { type: 'image/png' });
}

export const Default: Story = { tags: ['screen'] };
export const ForSending: Story = { args: { context: 'send' } };
export const Thumbnail: Story = { args: { kind: 'thumbnail', label: '缩略图' } };

/** The recommendation for a card image, before a file is chosen. */
export const AdvisesThumbnail: Story = {
  args: { kind: 'thumbnail', label: '缩略图' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/5:4、200 KB 以内、宽不超过 1,?080 像素/)).toBeVisible();
  },
};

/** One file at a time: a second choice replaces the first. */
export const OneFile: Story = {
  args: { context: 'send' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByLabelText('文件')).not.toHaveAttribute('multiple');
    await choose(context, file('menu.pdf'));
    await expect(await canvas.findByText('menu.pdf')).toBeVisible();
    await choose(context, file('prices.pdf'));
    await expect(await canvas.findByText('prices.pdf')).toBeVisible();
    await expect(canvas.queryByText('menu.pdf')).toBeNull();
  },
};

export const Required: Story = { args: { errorMessage: '文件必传' } };
export const Stored: Story = {
  tags: ['screen'],
  args: { value: 'https://files.chatdeck.test/u/user-1/menu.pdf' },
};
export const Narrow: Story = {
  tags: ['screen'],
  args: { value: `https://files.chatdeck.test/u/${'a-very-long-file-name-'.repeat(6)}.pdf` },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Host {...args} />
    </div>
  ),
};

export const Uploads: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await choose(context, file('menu.pdf'));
    await expect(await canvas.findByText('3 kB · 已上传')).toBeVisible();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^https:\/\/files\.chatdeck\.test\/u\/.*menu\.pdf$/),
      ),
    );
  },
};

export const InProgress: Story = {
  tags: ['screen'],
  parameters: storyBackend({ faults: { 'upload.store': { kind: 'never' } } }),
  play: async (context) => {
    await choose(context, file('menu.pdf', 2 * MB));
    const bar = await context.canvas.findByRole('progressbar', { name: '正在上传 menu.pdf' });
    await expect(bar).toBeVisible();
  },
};

export const Cancels: Story = {
  parameters: storyBackend({ faults: { 'upload.store': { kind: 'never' } } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, file('menu.pdf'));
    await userEvent.click(await canvas.findByRole('button', { name: '取消上传' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.getByText('选择文件')).toBeVisible();
    await expect(canvas.queryByText(/上传失败/)).toBeNull();
  },
};

export const ChineseName: Story = {
  tags: ['screen'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, file('青禾五月书单 v2.pdf'));
    await expect(await canvas.findByText('文件名不能带中文')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '改名并上传' }));
    await expect(await canvas.findByText('v2.pdf')).toBeVisible();
    await expect(await canvas.findByText(/已上传/)).toBeVisible();
  },
};

const refuses = (chosen: () => File, text: string, args: Story['args'] = {}): Story => ({
  args,
  play: async (context) => {
    const { canvas } = context;
    await choose(context, chosen());
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByLabelText(context.args.label)).toHaveAccessibleDescription(text);
    await expect(context.args.onChange).not.toHaveBeenCalledWith(expect.stringContaining('http'));
  },
});

export const MaterialFormat = refuses(
  () => file('setup.exe'),
  '仅支持JPG/PNG/TEXT/ZIP/XLS/CSV/DOC/PPT 格式!',
);
export const MaterialSize = refuses(() => file('film.mp4', 10 * MB), '上传文件大小不能超过 10MB!');
export const SendFormat = refuses(
  () => file('song.mp3', 10, 'audio/mpeg'),
  '仅支持JPG/PNG/TEXT/ZIP 格式!',
  { context: 'send' },
);
export const SendSize = refuses(() => file('film.mp4', 5 * MB), '上传文件大小不能超过 5MB!', {
  context: 'send',
});
export const ThumbnailFormat = refuses(() => file('cover.gif'), '仅支持JPG/PNG格式!', {
  kind: 'thumbnail',
  label: '缩略图',
});

export const LargeThumbnail: Story = {
  tags: ['screen'],
  args: { kind: 'thumbnail', label: '缩略图' },
  play: async (context) => {
    const { canvas } = context;
    await choose(context, await picture(1_500, 1_200));
    await expect(await canvas.findByText('图片比建议的大，手机上可能打开得慢')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '原图上传' })).toBeVisible();
  },
};

export const ShrinksThumbnail: Story = {
  args: { kind: 'thumbnail', label: '缩略图' },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await choose(context, await picture(1_500, 1_200));
    await userEvent.click(await canvas.findByRole('button', { name: '缩小并上传' }));
    await expect(await canvas.findByText('cover.jpg', {}, { timeout: 8_000 })).toBeVisible();
    await expect(await canvas.findByText(/^(1?\d?\d) kB · 已上传$/)).toBeVisible();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('cover.jpg')),
    );
  },
};

export const UploadFails: Story = {
  tags: ['screen'],
  parameters: storyBackend({
    faults: { 'upload.store': { kind: 'raw', status: 507, body: '{"error":"空间已满"}' } },
  }),
  play: async (context) => {
    const { canvas } = context;
    await choose(context, file('menu.pdf'));
    const field = await canvas.findByLabelText('文件');
    await waitFor(() => expect(field).toHaveAccessibleDescription('上传失败：空间已满'));
    await expect(canvas.getByRole('button', { name: '重新上传' })).toBeVisible();
  },
};

export const UploadsAgain: Story = {
  parameters: storyBackend({
    calls: {
      'upload.store': (() => {
        let tries = 0;
        return ({ key }: { key: string }) => {
          tries += 1;
          if (tries === 1) throw new MockRefusal(50000);
          return { key };
        };
      })(),
    },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, file('menu.pdf'));
    await userEvent.click(await canvas.findByRole('button', { name: '重新上传' }));
    await expect(await canvas.findByText(/已上传/)).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'File' },
  play: async (context) => {
    await choose(context, file('menu-菜单.pdf'));
    await expect(await context.canvas.findByText('Rename it to menu.pdf and upload')).toBeVisible();
  },
};
