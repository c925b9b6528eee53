import { buildAnswer, buildDialogue, buildUser, type MockState } from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { DialogueScreen } from '#features/dialogue/dialogue-screen.tsx';
import { RobotConfigScreen } from '#features/robot/robot-config-screen.tsx';
import { SummaryScreen } from '#features/summary/summary-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';

const slow = { timeout: 30_000 };
const wait = { timeout: 15_000 };
const KEY = 'sk-canary';

function open(ui: ReactNode, answer: Parameters<typeof buildAnswer>[0] = {}) {
  let backend: MockState | undefined;
  const view = show(ui, {
    change: (state) => {
      state.user = buildUser({ role: 'vip' });
      const summerConfig = {
        open: true,
        keywords: ['总结'],
        botType: 6,
        token: KEY,
        model: 'gpt-4o',
      };
      const provider = { autoReply: true, defaultBot: 6, gpttoken: KEY };
      state.config = JSON.stringify({ ...provider, summerConfig });
      state.dialogues = [buildDialogue(0, { botConfig: { token: KEY, model: 'gpt-4o' } })];
      state.answer = buildAnswer(answer);
      backend = state;
    },
  });
  return { ...view, version: () => backend?.configVersion };
}
const sent = async () =>
  Promise.all(requestsTo('/question').map((request) => request.clone().text()));

describe('The connection to the AI of the config', () => {
  it('is tested as it is saved, and its key is not sent', slow, async () => {
    const { user, version } = open(<RobotConfigScreen />);
    await user.click(await screen.findByRole('button', { name: '测试连接' }, wait));
    expect(await screen.findByText('连接正常')).toBeVisible();
    expect(screen.getByText('推荐《长安的荔枝》，本月共读就是这本。')).toBeVisible();
    const [body] = await sent();
    expect(JSON.parse(body ?? '')).toMatchObject({ place: 'provider', version: version() });
    expect(body).not.toContain(KEY);
  });

  it('says what is wrong beside the key', slow, async () => {
    const detail = 'You exceeded your current quota';
    const { user } = open(<RobotConfigScreen />, { fault: 'quota', status: 429, detail });
    await user.click(await screen.findByRole('button', { name: '测试连接' }, wait));
    expect(await screen.findByText(/额度用完了/)).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
  });

  it('is saved first when the key was edited', slow, async () => {
    const { user } = open(<RobotConfigScreen />);
    const button = await screen.findByRole('button', { name: '测试连接' }, wait);
    expect(button).toBeEnabled();
    await user.type(screen.getByLabelText('API 密钥'), '2');
    expect(screen.getByRole('button', { name: '测试连接' })).toBeDisabled();
    expect(screen.getByText(/^先保存再测试/)).toBeVisible();
  });
});

describe('The connection to the service of a dialogue', () => {
  it('is tested in its dialog, and saved first when it was edited', slow, async () => {
    const { user } = open(<DialogueScreen />);
    const buttons = await screen.findAllByRole('button', { name: /^编辑/ }, wait);
    await user.click(buttons[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', {}, wait));
    await user.click(await dialog.findByRole('button', { name: '测试连接' }));
    expect(await dialog.findByText('连接正常')).toBeVisible();
    const [body] = await sent();
    expect(JSON.parse(body ?? '')).toMatchObject({ place: 'dialogue', id: '1', version: 1 });
    await user.type(dialog.getByLabelText('API 密钥'), '2');
    expect(dialog.getByRole('button', { name: '测试连接' })).toBeDisabled();
  });
});

describe('The connection to the AI of summaries', () => {
  it('is tested as it is saved, and saved first when it was edited', slow, async () => {
    const { user } = open(<SummaryScreen />);
    await user.click(await screen.findByRole('button', { name: '测试连接' }, wait));
    expect(await screen.findByText('连接正常')).toBeVisible();
    const [body] = await sent();
    expect(JSON.parse(body ?? '')).toMatchObject({ place: 'summary' });
    expect(body).not.toContain(KEY);
    await user.type(screen.getByLabelText('API 密钥'), '2');
    expect(screen.getByRole('button', { name: '测试连接' })).toBeDisabled();
  });
});
