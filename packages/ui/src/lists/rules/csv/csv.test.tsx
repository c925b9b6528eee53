import { CODE } from '@chatdeck/sdk/constants';
import { SCENARIOS, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallbackEventScreen } from '#features/callback/callback-event-screen.tsx';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';

const rule = (word: string, reply = '好') => ({
  keywords: [word],
  reg: 1,
  needAt: 1,
  scope: 'all',
  replys: [{ type: 1, content: reply }],
});
const backend = (options: MockBackendOptions = {}): MockBackendOptions => ({
  ...options,
  change: (state) => {
    state.config = JSON.stringify({ replyKeywords: [rule('早')] });
  },
});
const WAIT = { timeout: 30_000 };
const openImport = async (options?: MockBackendOptions) => {
  const { user } = show(<KeywordReplyScreen />, backend(options));
  await user.click(await screen.findByRole('button', { name: '导入' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入规则' }, WAIT));
  return { user, dialog };
};
const paste = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: '粘贴内容' }), { target: { value: text } });
const saved = async () => {
  const body = JSON.parse((await requestsTo('/config/update').at(-1)?.text()) ?? '{}') as {
    config: string;
  };
  return JSON.parse(body.config) as unknown;
};
const previewOf = (dialog: Awaited<ReturnType<typeof openImport>>['dialog']) =>
  dialog.findByRole('list', { name: '预览' });

describe('Pasted rules', () => {
  it('are shown before, and added by one save that can be undone', async () => {
    const { user, dialog } = await openImport();
    expect(dialog.getByRole('button', { name: '导入' })).toBeDisabled();
    paste('午\t中午好\n晚、夜里\t晚上好');
    expect(await previewOf(dialog)).toHaveTextContent(/午.*夜里/);
    await user.click(dialog.getByRole('button', { name: '导入 2 条，共 2 行' }));
    await screen.findByText('已导入 2 条');
    expect(screen.queryByRole('dialog')).toBeNull();
    const evening = { ...rule('晚', '晚上好'), keywords: ['晚', '夜里'] };
    expect(await saved()).toEqual({ replyKeywords: [rule('早'), rule('午', '中午好'), evening] });
    expect(requestsTo('/config/update')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText('已撤销导入');
    expect(await saved()).toEqual({ replyKeywords: [rule('早')] });
  });

  it('skip invalid and duplicate rows, unless they are chosen', async () => {
    const { user, dialog } = await openImport();
    paste('早\t早上好\n午\n晚\t晚上好');
    const preview = within(await previewOf(dialog));
    expect(preview.getByText('第 1 条规则里已有「早」')).toBeVisible();
    expect(preview.getByText('回复内容必填')).toBeVisible();
    expect(dialog.getByRole('button', { name: '导入 1 条，共 3 行' })).toBeEnabled();
    await user.click(dialog.getByRole('checkbox', { name: '重复的 1 条也导入' }));
    expect(dialog.getByRole('button', { name: '导入 2 条，共 3 行' })).toBeEnabled();
  });

  it('follow the columns that the user names', async () => {
    const { user, dialog } = await openImport();
    paste('19 元\t价格\n29 元\t报价');
    await user.click(dialog.getByRole('button', { name: /第 1 列/ }));
    await user.click(await screen.findByRole('option', { name: '回复' }));
    await user.click(dialog.getByRole('button', { name: /第 2 列/ }));
    await user.click(await screen.findByRole('option', { name: '关键词' }));
    await user.click(dialog.getByRole('button', { name: '导入 2 条，共 2 行' }));
    await screen.findByText('已导入 2 条');
    expect(await saved()).toEqual({
      replyKeywords: [rule('早'), rule('价格', '19 元'), rule('报价', '29 元')],
    });
  });

  it('ask for the columns only where their header leaves one open', async () => {
    const { user, dialog } = await openImport();
    paste('关键词,回复,备注\n午,中午好,新');
    expect(await dialog.findByRole('button', { name: /第 3 列/ })).toHaveTextContent('不导入');
    paste('关键词,回复\n午,中午好');
    await waitFor(() => expect(dialog.queryByRole('button', { name: /第 1 列/ })).toBeNull());
    await user.click(dialog.getByRole('button', { name: '改列' }));
    expect(dialog.getByRole('button', { name: /第 2 列/ })).toHaveTextContent('回复');
  });

  it('stay in the dialog where the server refuses, and are not lost by Escape', async () => {
    const fault = { kind: 'code', code: CODE.serverError } as const;
    const { user, dialog } = await openImport({ faults: { 'robot.updateConfig': fault } });
    paste('午\t中午好');
    await user.click(await dialog.findByRole('button', { name: '导入 1 条，共 1 行' }));
    expect(await dialog.findByText('内容还在，可以再试一次。')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: '粘贴内容' })).toHaveValue('午\t中午好');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' })).toBeVisible();
  });
});

describe('A file of rules', () => {
  it('is read in the encoding of Excel in China', async () => {
    const { user, dialog } = await openImport();
    // 价格;19 in GBK.
    const gbk = new Uint8Array([0xbc, 0xdb, 0xb8, 0xf1, 0x3b, 0x31, 0x39]);
    await user.upload(dialog.getByLabelText('CSV 文件'), new File([gbk], '规则.csv'));
    expect(await dialog.findByText('规则.csv')).toBeVisible();
    expect(await previewOf(dialog)).toHaveTextContent('价格');
    await user.click(dialog.getByRole('button', { name: '移除规则.csv' }));
    expect(dialog.getByRole('textbox', { name: '粘贴内容' })).toHaveValue('');
  });

  it('can be dropped', async () => {
    const { dialog } = await openImport();
    const files = [new File(['午,中午好'], '午.csv')];
    fireEvent.drop(dialog.getByText(/拖到这里/), { dataTransfer: { files } });
    expect(await dialog.findByRole('button', { name: '导入 1 条，共 1 行' })).toBeEnabled();
  });

  it('is refused with the way out where it is a workbook', async () => {
    const { user, dialog } = await openImport();
    const zip = new File([new Uint8Array([0x50, 0x4b, 3, 4])], '规则.csv');
    await user.upload(dialog.getByLabelText('CSV 文件'), zip);
    expect(await dialog.findByRole('alert')).toHaveTextContent('另存为 CSV');
    expect(dialog.getByLabelText('CSV 文件')).toBeInTheDocument();
  });
});

describe('An export', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is a file named after its list, and says how many rules are in it', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:test';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = show(<KeywordReplyScreen />, backend());
    await user.click(await screen.findByRole('button', { name: '导出' }));
    await screen.findByText('已导出 1 条');
    expect(names).toEqual(['简单问答.csv']);
    // The text of a Blob comes without its byte order mark.
    expect(await files[0]?.text()).toBe(
      '关键词,匹配规则,生效范围,群中 @ 触发,回复,状态\r\n早,模糊匹配,群聊和好友,是,好,启用\r\n',
    );
  });

  it('is open to those without a membership, who learn of it at the press of an import', async () => {
    const callBackEvents = [
      { ...rule('物流'), type: 100, timeout: 3, customUrl: 'https://a.example' },
    ];
    const { user } = show(<CallbackEventScreen />, {
      ...SCENARIOS.restricted,
      change: (state) => {
        SCENARIOS.restricted.change?.(state);
        state.config = JSON.stringify({ callBackEvents });
      },
    });
    await screen.findByText('本功能需要开通会员方可使用');
    expect(await screen.findByRole('button', { name: '导出' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '导入' }));
    expect(await screen.findByRole('alertdialog', { name: '会员功能' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
