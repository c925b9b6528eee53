import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import './index';

interface PageProps {
  readonly locale: string;
  readonly scheme: 'light' | 'dark';
}

/** A page of a host: elements and its own form, no component of ours. */
const Page = ({ locale, scheme }: PageProps) => (
  <chatdeck-provider demo locale={locale} scheme={scheme}>
    <chatdeck-material-panel hasHeader={false} type={1} />
    <form onSubmit={(event) => event.preventDefault()}>
      <chatdeck-target-select kind="room" label="rooms" name="rooms" />
      <chatdeck-cron-field label="when" name="when" value="0 0 8 * * *" />
    </form>
  </chatdeck-provider>
);

const meta = {
  title: 'Elements/Page',
  component: Page,
  tags: ['screen'],
  args: { locale: 'zh-CN', scheme: 'light' },
  render: (_, { globals }) => (
    <Page
      locale={globals.locale === 'en' ? 'en' : 'zh-CN'}
      scheme={globals.scheme === 'dark' ? 'dark' : 'light'}
    />
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The custom elements of `@chatdeck/ui/elements`, which share one provider and its store, and are fields of a form of the page.',
      },
    },
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('早安')).toBeVisible();
    await page.findByRole('combobox', { name: 'rooms' });
    const form = canvasElement.querySelector('form');
    await expect(new FormData(form ?? undefined).get('when')).toBe('0 0 8 * * *');
  },
};

/** A form of the page is not sent while a required field is empty; the browser points at it. */
export const Required: Story = {
  render: (_, { globals }) => (
    <chatdeck-provider demo locale={globals.locale === 'en' ? 'en' : 'zh-CN'}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.dataset['sent'] = '';
        }}
      >
        <chatdeck-target-select kind="room" label="rooms" name="rooms" required />
        <button>send</button>
      </form>
    </chatdeck-provider>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const box = await page.findByRole('combobox', { name: 'rooms' });
    const field = canvasElement.querySelector('chatdeck-target-select');
    const form = canvasElement.querySelector('form');
    await expect(field?.matches(':invalid')).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'send' }));
    await expect(form?.dataset).not.toHaveProperty('sent');
    await expect(box).toHaveFocus();
    await expect(['请至少选择一项。', 'Choose at least one.']).toContain(field?.validationMessage);
    if (field) field.value = [{ kind: 'room', wxid: 'room-1', name: '读书会' }];
    await expect(field?.matches(':valid')).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'send' }));
    await expect(form?.dataset).toHaveProperty('sent');
  },
};
