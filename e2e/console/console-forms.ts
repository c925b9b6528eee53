import { unwrap, type ChatdeckClient } from '@chatdeck/sdk';
import type { Locator, Page } from '@playwright/test';
import type { AccountRole } from '../visits/roles';

/** A form of the console, in a dialog that a button of its page opens. */
export interface ConsoleForm {
  readonly name: string;
  readonly path: string;
  /** The button that opens it. */
  readonly open: string | RegExp;
  /** The button that sends it. */
  readonly send: string;
  /** The end of the path of the call that sends it. */
  readonly call: RegExp;
  /** Whose form it is: each tab has an account of its own, so that none disturbs another. */
  readonly account: AccountRole;
  readonly fill: (dialog: Locator, text: string, tab: Page) => Promise<void>;
  /** How many rows of the server have the text. */
  readonly stored: (client: ChatdeckClient, text: string) => Promise<number>;
}

const PAGE_SIZE = 100;
const occurrences = (whole: string, text: string) => whole.split(JSON.stringify(text)).length - 1;

const roleStored: ConsoleForm['stored'] = async (client, text) => {
  const { list } = unwrap(await client.prompt.list({ current: 1, pageSize: PAGE_SIZE }));
  return list.filter(({ content }) => content === text).length;
};

export const FORMS: readonly ConsoleForm[] = [
  {
    name: 'a new material',
    path: '/material/word',
    open: '添加素材',
    send: '添加',
    call: /\/material\/add$/,
    account: 'newcomer',
    fill: async (dialog, text) => {
      await dialog.getByRole('textbox', { name: '素材别名' }).fill(text);
      await dialog.getByRole('textbox', { name: '内容' }).fill('地下二层可停两小时');
    },
    stored: async (client, text) => {
      const { list } = unwrap(await client.material.list({ current: 1, pageSize: PAGE_SIZE }));
      return list.filter(({ name }) => name === text).length;
    },
  },
  {
    name: 'a new role',
    path: '/aibot/promotstore',
    open: '添加角色',
    send: '添加',
    call: /\/promot_store$/,
    account: 'member',
    fill: async (dialog, text) => {
      await dialog.getByRole('textbox', { name: '名称' }).fill('夜班店员');
      await dialog.getByRole('textbox', { name: '角色设定' }).fill(text);
    },
    stored: roleStored,
  },
  {
    name: 'a changed role',
    path: '/aibot/promotstore',
    open: /^编辑/,
    send: '保存',
    call: /\/promot_store\/\d+$/,
    account: 'user',
    fill: (dialog, text) => dialog.getByRole('textbox', { name: '角色设定' }).fill(text),
    stored: roleStored,
  },
  {
    name: 'a new rule',
    path: '/wechat/keywords',
    open: /^添加/,
    send: '添加',
    call: /\/wechat\/config\/update$/,
    account: 'custom',
    fill: async (dialog, text, tab) => {
      await dialog.getByRole('combobox', { name: '关键词' }).fill(text);
      await dialog.getByRole('combobox', { name: '关键词' }).press('Enter');
      await dialog.getByRole('button', { name: '写一条' }).click();
      const message = tab.getByRole('dialog', { name: '写一条消息' });
      await message.getByRole('textbox', { name: '内容' }).fill('地下二层可停两小时');
      await message.getByRole('button', { name: '加入' }).click();
      await message.waitFor({ state: 'hidden' });
    },
    stored: async (client, text) => {
      const { config } = unwrap(await client.robot.config.load());
      return occurrences(config ?? '', text);
    },
  },
];
