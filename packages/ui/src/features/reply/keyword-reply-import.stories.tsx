import { CODE } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { configBackend } from '#lists/rules/rule-list.fixtures.ts';
import type { Context } from '#testing/plays/open-dialog.ts';
import { WITH_PAUSED } from './keyword-reply.fixtures';
import { KeywordReplyScreen } from './keyword-reply-screen';

/** Keyword replies from pasted lines or a file. */
const meta = {
  title: 'Features/Reply/KeywordReplyScreen/Import',
  component: KeywordReplyScreen,
  parameters: { ...configBackend(WITH_PAUSED) },
} satisfies Meta<typeof KeywordReplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LINES = [
  '关键词,匹配规则,生效范围,回复1,回复2,状态',
  '会员卡|办卡,模糊匹配,群聊和好友,年卡 190 元，月卡 19 元,前台就能办,启用',
  '价格,模糊匹配,仅群聊,请看价目表,,启用',
  '寄存,精确匹配,群聊和好友,,,启用',
  '停车,模糊,群聊和好友,地下二层可停两小时,,启用',
  '圣诞,模糊匹配,群聊和好友,圣诞市集 12 月 20 日开始,,停用',
].join('\n');

const open = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: '导入' }));
  return within(await canvas.findByRole('dialog', { name: '导入规则' }));
};
const paste = async (context: Context, lines = LINES) => {
  const dialog = await open(context);
  await context.userEvent.click(dialog.getByRole('textbox', { name: '粘贴内容' }));
  await context.userEvent.paste(lines);
  return dialog;
};
const upload = async (context: Context, name: string, content: BlobPart) => {
  const dialog = await open(context);
  await context.userEvent.upload(dialog.getByLabelText('CSV 文件'), new File([content], name));
  return dialog;
};

export const Empty: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByRole('button', { name: '导入' })).toBeDisabled();
  },
};

/** Each line as the rule that it becomes, or what is wrong with it. */
export const Preview: Story = {
  tags: ['screen'],
  parameters: configBackend(WITH_PAUSED),
  play: async (context) => {
    const dialog = await paste(context);
    await expect(await dialog.findByText(/没有「模糊」，可以填 模糊匹配/)).toBeVisible();
    await expect(dialog.getByText('第 1 条规则里已有「价格」')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: '导入 2 条，共 5 行' })).toBeEnabled();
  },
};

export const Imports: Story = {
  parameters: configBackend(WITH_PAUSED),
  play: async (context) => {
    const dialog = await paste(context);
    await context.userEvent.click(
      await dialog.findByRole('checkbox', { name: '重复的 1 条也导入' }),
    );
    await context.userEvent.click(dialog.getByRole('button', { name: '导入 3 条，共 5 行' }));
    await expect(await context.canvas.findByText('已导入 3 条')).toBeVisible();
    await expect(context.canvas.getByRole('switch', { name: '启用圣诞' })).not.toBeChecked();
  },
};

/** A file of Excel in China: GBK, with semicolons. */
export const FromFile: Story = {
  tags: ['screen'],
  parameters: configBackend(WITH_PAUSED),
  play: async (context) => {
    const gbk = new Uint8Array([0xcd, 0xa3, 0xb3, 0xb5, 0x3b, 0xbf, 0xc9, 0xd2, 0xd4]);
    const dialog = await upload(context, '停车.csv', gbk);
    await expect(await dialog.findByRole('button', { name: '导入 1 条，共 1 行' })).toBeEnabled();
  },
};

export const Workbook: Story = {
  parameters: configBackend(WITH_PAUSED),
  play: async (context) => {
    const dialog = await upload(context, '规则.xlsx.csv', new Uint8Array([0x50, 0x4b, 3, 4]));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('另存为 CSV');
  },
};

export const ServerRejects: Story = {
  tags: ['screen'],
  parameters: configBackend(WITH_PAUSED, {
    faults: { 'robot.updateConfig': { kind: 'code', code: CODE.serverError } },
  }),
  play: async (context) => {
    const dialog = await paste(context, '停车\t地下二层');
    await context.userEvent.click(
      await dialog.findByRole('button', { name: '导入 1 条，共 1 行' }),
    );
    await expect(await dialog.findByText('内容还在，可以再试一次。')).toBeVisible();
  },
};

export const Many: Story = {
  parameters: configBackend({}),
  play: async (context) => {
    const lines = Array.from({ length: 1_000 }, (_, at) => `词${at}\t回答 ${at}`).join('\n');
    const dialog = await paste(context, lines);
    await expect(
      await dialog.findByRole('button', { name: '导入 1,000 条，共 1,000 行' }),
    ).toBeEnabled();
    await context.userEvent.click(dialog.getByRole('button', { name: '再看 50 行' }));
    await expect(dialog.getByText('第 100 行')).toBeInTheDocument();
  },
};

export const LongContent: Story = {
  globals: { width: '320' },
  parameters: configBackend({}),
  play: async (context) => {
    const word = '没有空格的长关键词'.repeat(20);
    const dialog = await paste(
      context,
      `${word}\t${'https://qinghe.example/'.repeat(30)}\n${word}${word}`,
    );
    await expect(await dialog.findByText('第 2 行')).toBeInTheDocument();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  parameters: configBackend(WITH_PAUSED),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Import rules' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Pasted lines' }));
    await userEvent.paste(LINES);
    await expect(await dialog.findByRole('button', { name: 'Import 2 of 5' })).toBeEnabled();
  },
};
