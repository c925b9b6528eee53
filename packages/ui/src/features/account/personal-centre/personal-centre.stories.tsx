import type { UserInfo } from '@chatdeck/sdk';
import { SCAN_STATE, type ScanState } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { PersonalCentre } from './personal-centre';

const meta = {
  title: 'Features/Account/PersonalCentre',
  component: PersonalCentre,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof PersonalCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ck_7f2c5e1b90d34a68')).toBeVisible();
    await expect(canvas.queryByText(/^cs_/)).not.toBeInTheDocument();
  },
};

export const ShowsTheSecret: Story = {
  play: async ({ canvas, userEvent }) => {
    const secret = within(await canvas.findByRole('group', { name: 'API Secret' }));
    await userEvent.click(secret.getByRole('button', { name: /显示/ }));
    await expect(secret.getByText('cs_4b1d9e7a2c6f8035d1e4a97b')).toBeVisible();
  },
};

export const AsksBeforeReset: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重置密钥' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('旧密钥立即失效');
  },
};

export const Resets: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重置密钥' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '重置密钥' }));
    await expect(await canvas.findByText('ck_0a9b8c7d6e5f4321')).toBeVisible();
  },
};

export const NewAccount: Story = { parameters: storyBackend({ amount: 'empty' }) };

const accountIs = (facts: Partial<UserInfo>, scanState: ScanState = SCAN_STATE.waiting) =>
  storyBackend({
    change: (state) => {
      state.user = { ...state.user, ...facts };
      state.scanState = scanState;
    },
  });

export const NotActivated: Story = {
  parameters: accountIs({ isActivated: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重新发送激活邮件' }));
    await expect(await canvas.findByText('激活邮件已发送，请查收')).toBeVisible();
  },
};

/** The mail about a robot that is offline is switched off. */
export const SwitchesOffMail: Story = {
  parameters: storyBackend(),
  play: async ({ canvas, userEvent }) => {
    const mail = await canvas.findByRole('switch', { name: '掉线邮件提醒' });
    await expect(mail).toBeChecked();
    await userEvent.click(mail);
    await waitFor(() => expect(mail).not.toBeChecked());
    await expect(await canvas.findByText('更新成功')).toBeVisible();
  },
};

export const BindsPhone: Story = {
  parameters: accountIs({ isPhoneBound: false }, SCAN_STATE.confirmed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '绑定手机' }));
    const dialog = await screen.findByRole('dialog', { name: '绑定手机' });
    await expect(await within(dialog).findByTitle('绑定二维码')).toBeInTheDocument();
    await expect(
      await canvas.findByText('手机已绑定，可以扫码登录了', {}, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(await canvas.findByText('已绑定，可以扫码登录')).toBeVisible();
  },
};

export const BindingCode: Story = {
  parameters: accountIs({ isPhoneBound: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '绑定手机' }));
    await expect(await screen.findByTitle('绑定二维码')).toBeInTheDocument();
  },
};

export const UnbindsPhone: Story = {
  parameters: accountIs({ isPhoneBound: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '解绑' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '解绑' }));
    await expect(await canvas.findByText('未绑定')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'openApi.get': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
