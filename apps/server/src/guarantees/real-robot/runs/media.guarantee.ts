import { unwrap } from '@chatdeck/sdk';
import { MEDIA_SERVICE, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RobotProcess } from '../../../../../../fixtures/robot/robot-process.mjs';
import { startProviderStub, TONE } from '#media-services/provider-stub.fixtures.ts';
import { toVoice } from '#media-services/recording.ts';
import type { TestServer } from '#testing/test-server.ts';
import { show } from '../../guarantee';
import { openAccount, type Account } from '../../account';
import {
  after,
  called,
  dialoguesLoaded,
  expectUnharmed,
  said,
  startListening,
  startWebServer,
} from './open-robot';
import { startStub } from './stub';

const FRIEND = '周明';
const OTHER = '王雨桐';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let stub: Awaited<ReturnType<typeof startStub>>;
let services: Awaited<ReturnType<typeof startProviderStub>>;
let server: TestServer;
let account: Account;
let robot: RobotProcess;

beforeAll(async () => {
  [stub, services] = await Promise.all([startStub(), startProviderStub()]);
  server = await startWebServer(stub.url);
  account = await openAccount(server, { role: 'vip' });
  await server.services.config.save(account.userId, JSON.stringify({ autoReply: false }), 0);
  const { apiKey: key, apiSecret: secret } = account.keys;
  robot = await startListening({ key, secret, server: server.url });
  await robot.waitFor(called('/wechat/room'), 40_000);
}, 120_000);

afterAll(async () => {
  await robot.stop();
  await server.app.close();
  await server.services.broker.close();
  stub.close();
  services.close();
});

/** Adds a dialogue for one friend, and waits until the robot has loaded it. */
async function talk(name: string, media: object) {
  const people = unwrap(await account.client.contact.all());
  const wxid = people.find((one) => one.name === name)?.wxid ?? '';
  const dialogue = {
    type: 'contact' as const,
    targets: [{ id: wxid, name }],
    robotType: ROBOT_TYPE.chatGpt,
    botConfig: { token: 'sk-1', model: 'gpt-4o', proxyPass: `${stub.url}/v1`, ...media },
  };
  await after(
    robot,
    async () => unwrap(await account.client.dialogue.add(dialogue)),
    dialoguesLoaded,
  );
}

it('The real robot hears a recording, speaks its answer, and sees a picture', async (context) => {
  const { url: baseUrl, asked } = services;
  await talk(FRIEND, {
    openWhisper: true,
    whisperConfig: { type: MEDIA_SERVICE.speechToText.whisper, token: 'k', baseUrl },
    openTTS: true,
    ttsConfig: { type: MEDIA_SERVICE.textToSpeech.volcano, token: 'k', appid: 'app', baseUrl },
  });
  const voice = await toVoice(TONE, 24_000);
  const base64 = voice?.silk.toString('base64') ?? '';
  await after(
    robot,
    () => robot.receive({ from: FRIEND, file: 'voice.sil', base64 }),
    said(FRIEND, '.silk', 'file'),
  );
  // It was transcribed, answered, and the answer converted to speech.
  expect(asked.map(({ path }) => path)).toEqual(['/audio/transcriptions', '/api/v1/tts']);
  expect(JSON.stringify(stub.asked.at(-1)?.body)).toContain('今天天气怎么样');
  expect(services.last('/api/v1/tts')).toMatchObject({ request: { text: '人工智能的回答' } });

  await talk(OTHER, {
    open4v: true,
    open4vConfig: { type: MEDIA_SERVICE.image.dify, token: 'app-1', baseUrl },
  });
  robot.receive({ from: OTHER, file: 'cat.png', base64: PNG });
  await after(
    robot,
    () => robot.receive({ from: OTHER, text: '图里是什么' }),
    said(OTHER, '图里是一只狗'),
  );
  expect(services.last('/chat-messages')).toMatchObject({ query: '图里是什么' });
  expectUnharmed(robot);
  show(context, {
    name: 'Pictures and speech of the real robot',
    measured: `a recording heard, an answer of ${voice?.lengthMs} ms spoken and a picture seen, each seen on the account`,
    control: `${asked.length} calls of the services that its dialogues name`,
  });
}, 120_000);
