import type { Order } from '@chatdeck/sdk';
import { FIXTURE_NOW, type MockBackendOptions } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { PaymentScreen } from './payment-screen';

const ORDER: Order = {
  id: '7',
  kind: 'yvip',
  price: 16_800,
  currency: 'CNY',
  state: 'pending',
  payUrl: 'https://chatdeck.example/sandbox/pay?order=7',
  createdAt: FIXTURE_NOW,
  expiresAt: new Date(Date.parse(FIXTURE_NOW) + 845_000).toISOString(),
  paidAt: null,
};

const backend = (changes: Partial<Order> = {}, { change, ...options }: MockBackendOptions = {}) =>
  storyBackend({
    change: (state) => {
      state.orders = [{ ...ORDER, ...changes }];
      change?.(state);
    },
    ...options,
  });

/** The module that draws the QR code is loaded on first use. */
const LOADED = { timeout: 5_000 };

const meta = {
  title: 'Features/Order/PaymentScreen',
  component: PaymentScreen,
  tags: ['screen'],
  args: { orderId: ORDER.id },
  parameters: backend(),
} satisfies Meta<typeof PaymentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const shows =
  (title: string, button: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: button })).toBeEnabled();
  };

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '支付二维码' }, LOADED)).toBeVisible();
    await expect(canvas.getByText('¥168.00')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^\d\d:\d\d$/);
    await expect(canvas.getByRole('link', { name: '打开沙箱支付页' })).toHaveAttribute(
      'href',
      ORDER.payUrl,
    );
  },
};

export const RealPayment: Story = {
  parameters: backend({ payUrl: 'weixin://wxpay/bizpayurl?pr=7' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '支付二维码' }, LOADED)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const NothingArrivedYet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '我已支付' }));
    await expect(await canvas.findByText('还没有收到付款，付好后请稍等几秒')).toBeVisible();
  },
};

/** The payment arrives after the code was shown: the page notices by polling. */
export const PaysMeanwhile: Story = {
  parameters: (() => {
    let polls = 0;
    return backend(
      {},
      {
        calls: {
          'order.status': () => {
            polls += 1;
            return polls === 1 ? ORDER : { ...ORDER, state: 'paid', paidAt: FIXTURE_NOW };
          },
        },
      },
    );
  })(),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: '支付成功' }, { timeout: 5_000 });
    await expect(title).toBeVisible();
  },
};

export const Paid: Story = {
  parameters: backend(
    { state: 'paid' },
    {
      change: ({ user }) => {
        user.memberUntil = '2027-05-20T06:32:00.000Z';
      },
    },
  ),
  play: async (context) => {
    await shows('支付成功', '进入控制台')(context);
    await expect(await context.canvas.findByText(/2027年5月20日.*14:32/)).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: backend({ state: 'expired' }),
  play: shows('订单已过期', '重新选择方案'),
};

/** The same plan at its price of today. */
export const OrdersAgain: Story = {
  tags: ['!screen'],
  parameters: backend({ state: 'expired' }),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: '同样的再下一单 ¥168.00' });
    await userEvent.click(again);
    await expect(again).toBeEnabled();
  },
};

export const Cancelled: Story = {
  parameters: backend({ state: 'cancelled' }),
  play: shows('订单已取消', '重新选择方案'),
};

export const NoSuchOrder: Story = {
  args: { orderId: '404' },
  play: shows('没有这个订单', '重新选择方案'),
};

export const NoOrderAtAll: Story = {
  args: { orderId: '' },
  play: shows('没有这个订单', '重新选择方案'),
};

export const Loading: Story = {
  parameters: backend({}, { faults: { 'order.status': { kind: 'never' } } }),
};

export const Failed: Story = {
  parameters: backend({}, { faults: { 'order.status': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '支付二维码' }, LOADED)).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'I have paid' })).toBeEnabled();
  },
};
