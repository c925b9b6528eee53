import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { GptChatScreen } from './gpt-chat/gpt-chat-screen';

const slow = { timeout: 30_000 };

async function openSpeech(provider: string) {
  const { user } = show(<GptChatScreen />);
  await user.click((await screen.findAllByRole('button', { name: /^编辑/ }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
  await user.click(await dialog.findByRole('switch', { name: '文字转语音' }));
  await user.click(await dialog.findByRole('radio', { name: provider }));
  return { user, dialog };
}

describe('The services of pictures and speech in a dialogue', () => {
  it('show beside their fields what prevents them from working', slow, async () => {
    const { dialog } = await openSpeech('火山引擎');
    expect(dialog.getByLabelText('文字转语音密钥')).toHaveAccessibleDescription(/没有密钥/);
    const app = dialog.getByLabelText(/文字转语音应用 ID/);
    expect(app).toHaveAccessibleDescription(/没有应用 ID/);
    fireEvent.change(app, { target: { value: 'app' } });
    expect(app).not.toHaveAccessibleDescription();
    const address = dialog.getByLabelText(/文字转语音接口地址/);
    fireEvent.change(address, { target: { value: 'http://192.168.1.5:8000' } });
    expect(address).toHaveAccessibleDescription(/内网地址/);
  });

  it('offer the voices of the service by name, and take a typed one', slow, async () => {
    const { user, dialog } = await openSpeech('火山引擎');
    const voice = dialog.getByRole('combobox', { name: /文字转语音音色/ });
    await user.type(voice, '灿灿');
    await user.click(await screen.findByRole('option', { name: /BV700_streaming/ }));
    expect(voice).toHaveValue('BV700_streaming');
    expect(voice).toHaveAccessibleDescription(/灿灿/);
    await user.clear(voice);
    await user.type(voice, 'BV999');
    expect(voice).toHaveValue('BV999');
  });
});
