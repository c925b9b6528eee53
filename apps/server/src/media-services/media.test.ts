import { unwrap } from '@chatdeck/sdk';
import { MEDIA_SERVICE, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import type { DialogueBot } from '@chatdeck/sdk/rules';
import { isSilk } from 'silk-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, signUpMember, startBackend, useServer } from '../testing/test-server';
import { startProviderStub, TONE } from './provider-stub.fixtures';
import { toVoice } from './recording';

const server = useServer({}, () => startBackend({ privateServices: true }));
let stub: Awaited<ReturnType<typeof startProviderStub>>;
beforeAll(async () => {
  stub = await startProviderStub();
});
afterAll(() => stub.close());

const { image, speechToText, textToSpeech } = MEDIA_SERVICE;
const PICTURE = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`;

/** A member with one dialogue that has these settings, and how its robot reaches the helper host. */
async function robotWith(
  botConfig: object,
  robotType: DialogueBot = ROBOT_TYPE.chatGpt,
  account = signUpMember(server),
) {
  const { client, robot } = await account;
  const { apiKey } = await robot.keys();
  unwrap(
    await client.dialogue.add({
      type: 'contact',
      isAllFriend: true,
      robotType,
      botConfig: { token: 'sk-1', model: 'gpt-4o', proxyPass: stub.url, ...botConfig },
    }),
  );
  const [dialogue] = (await robot.get<{ botConfig: Record<string, unknown> }[]>('/gpt/config'))
    .data;
  const ask = async (path: string, body: string | FormData, key = apiKey) => {
    const response = await fetch(`${server.url}/open/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      body,
    });
    return (await response.json()) as { code: number; data: unknown };
  };
  return {
    served: dialogue?.botConfig ?? {},
    ask,
    speak: (text = '早上好', aiConfig: unknown = dialogue?.botConfig['ttsConfig'], key = apiKey) =>
      ask('/text/speech', JSON.stringify({ text, aiConfig }), key),
    listen: (bytes: Buffer, name = 'voice.sil') => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
      form.append('aiConfig', JSON.stringify(dialogue?.botConfig['whisperConfig']));
      return ask('/voice/text', form);
    },
    look: (images: readonly string[] = [PICTURE]) =>
      ask(
        '/image/vision',
        JSON.stringify({ images, question: '图里是什么', config: dialogue?.botConfig }),
      ),
  };
}

describe('An answer that is spoken', () => {
  const at = (settings: object) => ({ ttsConfig: { baseUrl: stub.url, token: 'k', ...settings } });

  it.each([
    [
      '/audio/speech',
      { type: textToSpeech.openAi, voice: 'nova' },
      { voice: 'nova', model: 'tts-1' },
    ],
    [
      '/v1/tts',
      { type: textToSpeech.fishAudio, voice: 'id-1' },
      { reference_id: 'id-1', format: 'pcm' },
    ],
    [
      '/stream/v1/tts',
      { type: textToSpeech.alibaba, voice: 'aixia', appid: 'app' },
      { appkey: 'app', token: 'k', voice: 'aixia' },
    ],
    [
      '/api/v1/tts',
      { type: textToSpeech.volcano, voice: 'BV700_streaming', appid: 'app' },
      { app: { appid: 'app', token: 'k' }, audio: { voice_type: 'BV700_streaming' } },
    ],
  ])('is a voice message by %s', async (path, settings, asked) => {
    const { speak } = await robotWith(at(settings));
    const answer = await speak();
    expect(answer).toMatchObject({
      code: 200,
      data: [{ type: 8, voiceLength: expect.any(Number) }],
    });
    expect(stub.last(path)).toMatchObject(asked);
    const [{ url }] = answer.data as [{ url: string }];
    const file = await fetch(url);
    expect(file.headers.get('content-type')).toBe('audio/silk');
    expect(isSilk(Buffer.from(await file.arrayBuffer()))).toBe(true);
  });

  it('takes key and address of a conversation with the same service', async () => {
    const { speak } = await robotWith({ ttsConfig: { type: textToSpeech.openAi } });
    expect((await speak()).data).toHaveLength(1);
    expect(stub.asked.at(-1)?.headers).toMatchObject({ authorization: 'Bearer sk-1' });
  });

  const written = { code: 200, data: [] };

  it('is written where the service refuses, is not there, or sends the call elsewhere', async () => {
    for (const settings of [
      { type: textToSpeech.openAi, token: 'wrong' },
      { type: textToSpeech.fishAudio, baseUrl: 'http://127.0.0.1:9' },
      { type: textToSpeech.openAi, baseUrl: `${stub.url}/elsewhere?` },
      { type: 99 },
    ]) {
      expect(await (await robotWith(at(settings))).speak()).toMatchObject(written);
    }
  });

  it('is written when it is long, when its settings are not those that are stored, and for a wrong key', async () => {
    const { speak, ask } = await robotWith(at({ type: textToSpeech.openAi }));
    expect(await speak('长'.repeat(1_001))).toMatchObject(written);
    const count = stub.asked.length;
    const stolen = { type: textToSpeech.openAi, token: 'k', baseUrl: `${stub.url}/other` };
    expect(await speak('早', stolen)).toMatchObject(written);
    expect(await speak('早', undefined, 'unknown')).toMatchObject(written);
    expect(await ask('/text/speech', '{"text":')).toMatchObject(written);
    expect(await ask('/text/speech', JSON.stringify({ text: '长'.repeat(80_000) }))).toMatchObject(
      written,
    );
    expect(stub.asked).toHaveLength(count);
  });

  it('is written for who is no member, and after so many a minute', async () => {
    const { robot } = await signUp(server);
    const { speak } = await robotWith(at({ type: textToSpeech.openAi }));
    const settings = { type: textToSpeech.openAi, token: 'k', baseUrl: stub.url };
    const { apiKey } = await robot.keys();
    expect(await speak('早', settings, apiKey)).toMatchObject(written);
    const many = await Promise.all(Array.from({ length: 40 }, () => speak('')));
    expect(many).toHaveLength(40);
    expect(await speak()).toMatchObject(written);
  });
});

describe('A recording', () => {
  it.each([
    ['/audio/transcriptions', { type: speechToText.whisper }],
    [
      '/speech/recognition/conversation/cognitiveservices/v1',
      { type: speechToText.microsoft, region: 'eastasia' },
    ],
  ])('is written down by %s, as WAV', async (path, settings) => {
    const whisperConfig = { baseUrl: stub.url, token: 'k', ...settings };
    const { listen } = await robotWith({ openWhisper: true, whisperConfig });
    const voice = await toVoice(TONE, 24_000);
    const answer = await listen(voice?.silk ?? Buffer.alloc(0));
    expect(answer).toMatchObject({ code: 200, data: '今天天气怎么样' });
    const sent = stub.asked.findLast((call) => call.path === path)?.body;
    expect(sent?.includes('WAVEfmt')).toBe(true);
  });

  it('says nothing where there is none, or more than is listened to', async () => {
    const whisperConfig = { type: speechToText.whisper, baseUrl: stub.url, token: 'k' };
    const { listen } = await robotWith({ openWhisper: true, whisperConfig });
    expect(await listen(Buffer.alloc(0))).toMatchObject({ code: 200, data: '' });
    expect(await listen(Buffer.alloc(6_000_000))).toMatchObject({ code: 200, data: '' });
  });
});

describe('A question about a picture', () => {
  it('goes to Dify with the picture uploaded, though the plugin has no working way there', async () => {
    const open4vConfig = { type: image.dify, baseUrl: stub.url, token: 'app-1' };
    const { look, served } = await robotWith({ open4v: true, open4vConfig });
    // The plugin compares with the number, and sends everything else to us.
    expect(served['open4vConfig']).toMatchObject({ type: '8' });
    expect(await look()).toMatchObject({ code: 200, data: [{ type: 1, content: '图里是一只狗' }] });
    expect(stub.last('/chat-messages')).toMatchObject({
      query: '图里是什么',
      files: [{ upload_file_id: 'file-1' }],
    });
  });

  it('goes to what speaks like OpenAI', async () => {
    const open4vConfig = { type: image.openAi, baseUrl: stub.url, token: 'k' };
    const { look } = await robotWith({ open4v: true, open4vConfig });
    expect(await look()).toMatchObject({ data: [{ type: 1, content: '图里是一只猫' }] });
    expect(stub.last('/chat/completions')).toMatchObject({ model: 'gpt-4o' });
  });

  it('is left to the conversation when there are too many pictures, or none', async () => {
    const open4vConfig = { type: image.openAi, baseUrl: stub.url, token: 'k' };
    const { look } = await robotWith({ open4v: true, open4vConfig });
    expect(await look(Array<string>(6).fill(PICTURE))).toMatchObject({ code: 200, data: [] });
    expect(await look(['https://a.cn/cat.png'])).toMatchObject({ code: 200, data: [] });
  });
});
