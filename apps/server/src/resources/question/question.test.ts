import { unwrap, type Answer } from '@chatdeck/sdk';
import { ASK_BYTES_MAX, ASKS_PER_MINUTE, CODE, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, startBackend, useServer, type TestAccount } from '../../testing/test-server';
import { chatGpt, KEY, save } from './question.fixtures';
import { json, startServiceStub } from './service-stub.fixtures';

const server = useServer({}, () => startBackend({ privateServices: true }));
const guarded = useServer();

let stub: Awaited<ReturnType<typeof startServiceStub>>;
beforeAll(async () => {
  stub = await startServiceStub();
});
beforeEach(() => void stub.calls.splice(0));
afterAll(() => stub.close());

async function askChatGpt(base: string, account?: TestAccount): Promise<Answer> {
  const asker = account ?? (await signUp(server));
  const version = await save(asker, chatGpt(base));
  return unwrap(await asker.client.question.ask({ place: 'provider', version, text: '你好' }));
}

describe('A question to the AI that answers everything', () => {
  it('gets the answer, the status and the time, asked with the saved key and settings', async () => {
    stub.answer('/chat/completions', json({ choices: [{ message: { content: '您好！' } }] }));
    const account = await signUp(server);
    const version = await save(
      account,
      chatGpt(stub.url, { openaiSystemMessage: '只说 {{中文}}' }),
    );
    const question = { place: 'provider', version, text: '你好' } as const;
    const answer = unwrap(await account.client.question.ask(question));
    expect(answer).toMatchObject({
      host: `127.0.0.1:${stub.port}`,
      status: 200,
      fault: null,
      replies: [{ type: 1, content: '您好！' }],
    });
    expect(answer.ms).toBeGreaterThanOrEqual(0);
    expect(stub.calls).toMatchObject([
      {
        headers: { authorization: `Bearer ${KEY}` },
        body: {
          model: 'gpt-4o-mini',
          max_tokens: 4096,
          messages: [
            { role: 'system', content: '只说 {中文}' },
            { role: 'user', content: '你好' },
          ],
        },
      },
    ]);
  });

  it.each([
    [401, 'key'],
    [402, 'quota'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [400, 'input'],
    [429, 'quota'],
    [502, 'server'],
    [302, 'redirect'],
    [409, 'status'],
  ])('says what a refusal by %i is, in the words of the service', async (status, fault) => {
    stub.answer('/chat/completions', json({ error: { message: 'not today' } }, status));
    const answer = await askChatGpt(stub.url);
    expect(answer).toMatchObject({ status, fault, detail: 'not today', replies: [] });
  });

  it('hides the key where a service repeats it, whatever it says it in', async () => {
    const words = `Incorrect API key provided: ${KEY}. Bearer ${KEY}`;
    stub.answer('/chat/completions', json({ error: { message: words } }, 401));
    const refused = await askChatGpt(stub.url);
    expect(refused.detail).toBe('Incorrect API key provided: ***. Bearer ***');
    stub.answer('/chat/completions', json({ choices: [{ message: { content: words } }] }));
    expect(JSON.stringify(await askChatGpt(stub.url))).not.toContain(KEY);
  });

  it.each([
    ['<html><body>Sign in</body></html>', 'notJson'],
    ['{"choices":[]}', 'shape'],
    ['{"error":{"message":"no credit","code":"insufficient_quota"}}', 'quota'],
    ['{"choices":[{"message":{"content":" "}}]}', 'empty'],
    [`{"a":"${'x'.repeat(ASK_BYTES_MAX)}"}`, 'tooLong'],
    ['['.repeat(30_000) + ']'.repeat(30_000), 'shape'],
  ])('says what is wrong with an answer (%.30s)', async (text, fault) => {
    stub.answer('/chat/completions', json(text));
    expect(await askChatGpt(stub.url)).toMatchObject({ fault, replies: [] });
  });

  it('is asked with a key that was stored with what nobody sees in it', async () => {
    stub.answer('/chat/completions', json({ choices: [{ message: { content: '您好！' } }] }));
    const asker = await signUp(server);
    const version = await save(asker, chatGpt(stub.url, { gpttoken: `\u200B${KEY}\u00AD` }));
    unwrap(await asker.client.question.ask({ place: 'provider', version, text: '你好' }));
    expect(stub.calls).toMatchObject([{ headers: { authorization: `Bearer ${KEY}` } }]);
  });

  it('says so of a key that no request can have, since the robot could not send it either', async () => {
    const asker = await signUp(server);
    const version = await save(asker, chatGpt(stub.url, { gpttoken: '在这里填密钥' }));
    const question = { place: 'provider', version, text: '你好' } as const;
    expect(unwrap(await asker.client.question.ask(question))).toMatchObject({ fault: 'key' });
    expect(stub.calls).toEqual([]);
  });

  it('says that nobody answers, and why', async () => {
    expect(await askChatGpt('http://127.0.0.1:9')).toMatchObject({
      fault: 'refused',
      status: null,
      detail: expect.stringContaining('ECONNREFUSED') as string,
    });
    expect(await askChatGpt('http://no-such-host.invalid')).toMatchObject({ fault: 'dns' });
    expect(await askChatGpt(`https://127.0.0.1:${stub.port}`)).toMatchObject({ fault: 'tls' });
  });

  it('asks nothing without a key, and nothing when another version is saved', async () => {
    const account = await signUp(server);
    const version = await save(account, { ...chatGpt(stub.url), gpttoken: '' });
    const question = { place: 'provider', text: '你好' } as const;
    const ask = async (of: number) =>
      unwrap(await account.client.question.ask({ ...question, version: of })).fault;
    expect(await ask(version)).toBe('keyMissing');
    expect(await ask(version - 1)).toBe('changed');
    await save(account, { ...chatGpt(stub.url), defaultBot: 3, gpttoken: '' });
    expect(await ask(version + 1)).toBe('unsupported');
    expect(stub.calls).toEqual([]);
  });

  it('is asked so many times a minute and no more', async () => {
    const account = await signUp(server);
    const version = await save(account, { ...chatGpt(stub.url), gpttoken: '' });
    const ask = () => account.client.question.ask({ place: 'provider', version, text: '你好' });
    for (let count = 0; count < ASKS_PER_MINUTE; count += 1) unwrap(await ask());
    expect(await ask()).toMatchObject({ ok: false, code: CODE.tooManyTries });
  });
});

describe('A key', () => {
  it('goes to the address that is saved with it, and to no other', async () => {
    const other = await startServiceStub();
    const account = await signUp(server);
    stub.answer('/chat/completions', json({ choices: [{ message: { content: '您好！' } }] }));
    const version = await save(account, chatGpt(stub.url));
    // A caller may write whatever it likes beside the question.
    const forged = { proxyPassUrl: other.url, base: other.url, url: other.url, gpttoken: 'x' };
    const question = { place: 'provider', version, text: '你好', ...forged } as const;
    unwrap(await account.client.question.ask(question));
    expect(other.calls).toEqual([]);
    expect(stub.calls).toHaveLength(1);
    // The key of ChatGPT is not sent to the service of another type.
    const dify = { ...chatGpt(other.url), defaultBot: ROBOT_TYPE.dify, dify_token: 'app-1234567' };
    const next = await save(account, { ...dify, dify_baseUrl: stub.url });
    unwrap(await account.client.question.ask({ ...question, version: next }));
    expect(other.calls).toEqual([]);
    expect(stub.calls[1]?.headers.authorization).toBe('Bearer app-1234567');
    other.close();
  });

  it('is not sent along when a service redirects', async () => {
    const other = await startServiceStub();
    stub.answer('/chat/completions', (response) =>
      response.writeHead(307, { location: `${other.url}/chat/completions` }).end(),
    );
    expect(await askChatGpt(stub.url)).toMatchObject({ fault: 'redirect', status: 307 });
    expect(other.calls).toEqual([]);
    other.close();
  });
});

describe('A private address', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0'])(
    'is not asked by %s, unless the operator allows that',
    async (host) => {
      const base = `http://${host}:${stub.port}`;
      const answer = await askChatGpt(base, await signUp(guarded));
      expect(answer).toMatchObject({ fault: 'private', status: null });
      expect(stub.calls).toEqual([]);
    },
  );
});
