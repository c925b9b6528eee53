import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack';
import { CopyField, SecretField } from './copy-field';

const meta = {
  title: 'Primitives/CopyField',
} satisfies Meta;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <CopyField label="API Key" value="ck_7f2c5e1b90d34a68" description="填到机器人的环境变量里" />
      <SecretField label="API Secret" value="cs_4b1d9e7a2c6f8035d1e4a97b" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('cs_4b1d9e7a2c6f8035d1e4a97b')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '显示API Secret' }));
    await expect(canvas.getByText('cs_4b1d9e7a2c6f8035d1e4a97b')).toBeVisible();
  },
};
