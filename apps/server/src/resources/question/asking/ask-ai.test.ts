import { ROBOT_TYPE } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guardedCall } from '#media-services/guarded-call.ts';
import { json, startServiceStub, stream } from '../service-stub.fixtures';
import { dialogueAi, globalAi } from './ai-service';
import { askAi } from './ask-ai';
import type { Caller } from './reading';

let stub: Awaited<ReturnType<typeof startServiceStub>>;
beforeAll(async () => {
  stub = await startServiceStub();
});
beforeEach(() => void stub.calls.splice(0));
afterAll(() => stub.close());

const asking = {
  text: '有什么书',
  uid: 'wxid_1',
  uname: '林知远',
  roomId: 'r1',
  roomName: '共读群',
  isMentioned: true,
};
const callWithin =
  (timeoutMs: number): Caller =>
  (url, options = {}) => {
    const signal = AbortSignal.timeout(timeoutMs);
    return guardedCall(url, { ...options, bytesMax: 65_536, signal }, true);
  };
const hosts = () => ({ tianapi: stub.url, openDialogue: stub.url, qAnything: stub.url });
const ask = (config: JsonObject, call = callWithin(5_000)) =>
  askAi(globalAi(config, hosts()), asking, call);
const says = (content: string) => ({ replies: [{ type: 1, content }] });

const dify = (rest: JsonObject = {}) => ({
  defaultBot: ROBOT_TYPE.dify,
  dify_token: 'app-1',
  dify_baseUrl: stub.url,
  ...rest,
});
const cozeV3 = () => ({
  defaultBot: ROBOT_TYPE.cozeV3,
  cozev3_token: 'pat-1',
  cozev3_botId: 'b1',
  cozev3_baseUrl: stub.url,
});

describe('Each AI is asked as the robot asks it', () => {
  it('Dify, and its agents by a stream', async () => {
    stub.answer('/chat-messages', json({ answer: '《边城》' }));
    expect(await ask(dify({ openaiSystemMessage: '简短' }))).toEqual(says('《边城》'));
    expect(stub.calls[0]).toMatchObject({
      headers: { authorization: 'Bearer app-1' },
      body: { query: '有什么书', response_mode: 'blocking', inputs: { systemMessage: '简短' } },
    });
    const events = [{ event: 'agent_thought', thought: '想' }, { event: 'ping' }].concat(
      ['《边', '城》'].map((answer) => ({ event: 'agent_message', answer, thought: '' })),
    );
    stub.answer('/chat-messages', stream(...events.map((data) => ['', data] as const)));
    expect(await ask(dify({ difyAgent: true }))).toEqual(says('《边城》'));
    stub.answer('/chat-messages', stream(['', { event: 'error', message: 'no model' }]));
    expect(await ask(dify({ difyAgent: true }))).toEqual({ fault: 'service', detail: 'no model' });
    const quota = { code: 'provider_quota_exceeded', message: 'no quota' };
    stub.answer('/chat-messages', json(quota, 400));
    expect(await ask(dify())).toEqual({ fault: 'quota', detail: 'no quota' });
  });

  it('FastGPT, with a text or parts', async () => {
    const config = { defaultBot: ROBOT_TYPE.fastGpt, gpttoken: 'k', proxyPassUrl: stub.url };
    const answer = (content: unknown) =>
      stub.answer('/chat/completions', json({ choices: [{ message: { content } }] }));
    answer('《边城》');
    expect(await ask(config)).toEqual(says('《边城》'));
    expect(stub.calls[0]?.body).toMatchObject({ variables: { uname: '林知远' }, detail: false });
    answer([{ type: 'text', text: { content: '《家》' } }]);
    expect(await ask(config)).toEqual(says('《家》'));
    const wrong = { code: 514, statusText: 'unAuthApiKey', message: 'Key is error' };
    stub.answer('/chat/completions', json(wrong, 500));
    expect(await ask(config)).toEqual({ fault: 'key', detail: 'Key is error' });
  });

  it('Coze V2', async () => {
    const config = {
      defaultBot: ROBOT_TYPE.cozeV2,
      coze_token: 'pat',
      coze_botId: 'b1',
      coze_baseUrl: stub.url,
    };
    const messages = [
      { role: 'assistant', type: 'verbose', content: '{}' },
      { role: 'assistant', type: 'answer', content: '《边城》' },
    ];
    stub.answer('/chat', json({ code: 0, msg: 'success', messages }));
    expect(await ask(config)).toEqual(says('《边城》'));
    stub.answer('/chat', json({ code: 4100, msg: 'authentication is invalid' }));
    expect(await ask(config)).toEqual({ fault: 'key', detail: 'authentication is invalid' });
    expect(await ask({ ...config, coze_botId: '' })).toMatchObject({ fault: 'keyMissing' });
  });

  it('Coze V3, in a new conversation', async () => {
    stub.answer('/v1/conversation/create', json({ code: 0, data: { id: 'c 1' } }));
    const part = { type: 'answer', content_type: 'text' };
    stub.answer(
      '/v3/chat',
      stream(
        ['conversation.message.delta', { ...part, content: '《边' }],
        ['conversation.message.completed', { ...part, content: '《边城》' }],
        ['conversation.message.completed', { ...part, type: 'follow_up', content: '还有吗' }],
        ['done', {}],
      ),
    );
    expect(await ask(cozeV3())).toEqual(says('《边城》'));
    expect(stub.calls.map(({ path }) => path)).toEqual([
      '/v1/conversation/create',
      '/v3/chat?conversation_id=c%201',
    ]);
    const failed = { last_error: { code: 5000, msg: 'no bot' } };
    stub.answer('/v3/chat', stream(['conversation.chat.failed', failed]));
    expect(await ask(cozeV3())).toEqual({ fault: 'service', detail: 'no bot' });
    stub.answer('/v1/conversation/create', json({ code: 4101, msg: 'no permission' }));
    expect(await ask(cozeV3())).toEqual({ fault: 'forbidden', detail: 'no permission' });
  });

  it('QAnything', async () => {
    const config = { defaultBot: ROBOT_TYPE.qAnything, qany_token: 'k', qany_botId: 'b1' };
    stub.answer(
      '/q_anything/api/bot/chat_stream',
      stream(
        ['', { errorCode: '0', result: { response: '《边' } }],
        ['', { errorCode: '0', result: { response: '《边城》', singleQAId: 'q1' } }],
      ),
    );
    expect(await ask(config)).toEqual(says('《边城》'));
    expect(stub.calls[0]).toMatchObject({ headers: { authorization: 'k' }, body: { uuid: 'b1' } });
    stub.answer('/q_anything/api/bot/chat_stream', json({ errorCode: '108', msg: 'no such app' }));
    expect(await ask(config)).toEqual({ fault: 'service', detail: 'no such app' });
  });

  it('Tianxing and the WeChat open dialogue, whose keys are in the address', async () => {
    stub.answer('/robot/index', json({ code: 200, result: { reply: '你好呀', datatype: 'text' } }));
    expect(await ask({ defaultBot: ROBOT_TYPE.tianapi, txApiKey: 'tx-1' })).toEqual(says('你好呀'));
    expect(stub.calls[0]?.path).toContain('key=tx-1&question=');
    stub.answer('/robot/index', json({ code: 230, msg: 'key错误或为空' }));
    expect(await ask({ defaultBot: ROBOT_TYPE.tianapi, txApiKey: 'x' })).toMatchObject({
      fault: 'key',
    });
    stub.answer('/tok', json({ answer: '在的', answer_type: 'text' }));
    const open = { defaultBot: ROBOT_TYPE.openDialogue, tencentAESKey: 'aes', tencentToken: 'tok' };
    expect(await ask(open)).toEqual(says('在的'));
    expect(String(stub.calls[2]?.body['signature']).split('.')).toHaveLength(3);
    stub.answer('/tok', json({ errcode: 1, errmsg: 'bad signature' }));
    expect(await ask(open)).toEqual({ fault: 'service', detail: 'bad signature' });
  });

  it('a dialogue with its own key, address and prompt', async () => {
    stub.answer('/chat/completions', json({ choices: [{ message: { content: '《边城》' } }] }));
    const botConfig = { token: 'k', proxyPass: stub.url, model: 'deepseek-chat', maxToken: 99 };
    const dialogue = { robotType: ROBOT_TYPE.chatGpt, botConfig };
    const service = dialogueAi(dialogue, hosts(), '你是店员，{{}}');
    expect(await askAi(service, asking, callWithin(5_000))).toEqual(says('《边城》'));
    expect(stub.calls[0]?.body).toMatchObject({
      max_tokens: 99,
      messages: [{ content: '你是店员，{}' }, { content: '有什么书' }],
    });
  });

  it('and is given up when it takes too long', async () => {
    stub.answer('/chat-messages', () => undefined);
    expect(await ask(dify(), callWithin(50))).toMatchObject({ fault: 'timeout' });
  });
});
