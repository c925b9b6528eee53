import { MEDIA_SERVICE } from '@chatdeck/sdk/constants';
import { isSilk } from 'silk-wasm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { META, tokenQuery } from './alibaba-token';
import { outgoing, type Outgoing } from './outgoing';
import { DAY, startProviderStub } from './provider-stub.fixtures';
import { readService } from './service-settings';
import { speakers } from './speech';

let stub: Awaited<ReturnType<typeof startProviderStub>>;
beforeAll(async () => {
  stub = await startProviderStub();
});
afterAll(() => stub.close());

const SPEECH = '/stream/v1/tts';
const TOKENS = '/alibaba-token/';
const callsOf = (path: string) => stub.asked.filter((call) => call.path === path).length;

/** Uses Alibaba for speech; the stub replaces its token endpoint. */
function speaker(timeoutMs?: number) {
  const send = outgoing(true, timeoutMs);
  const ask: Outgoing = (url, call) =>
    send(url.replace(META, `${stub.url}${TOKENS.slice(0, -1)}`), call);
  const speak = speakers(ask);
  return (token: string, baseUrl = stub.url) =>
    speak(
      readService('textToSpeech', {
        type: MEDIA_SERVICE.textToSpeech.alibaba,
        appid: 'app',
        voice: 'aixia',
        token,
        baseUrl,
      }),
      '早上好',
    );
}

it('A token is requested with the signature of the example in the reference of Alibaba', () => {
  const nonce = 'b924c8c3-6d03-4c5d-ad36-d984d3116788';
  const at = new Date('2019-04-18T08:32:31Z');
  expect(tokenQuery('my_access_key_id', 'my_access_key_secret', nonce, at)).toMatch(
    /^Signature=hHq4yNsPitlfDJ2L0nQPdugdEzM%3D&AccessKeyId=my_access_key_id&/,
  );
});

describe('A text that Alibaba speaks', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());

  it('goes out with the token that a key of two parts makes, and comes back as a voice message', async () => {
    const voice = await speaker()('key-id:key:secret');
    expect(isSilk(voice?.silk ?? Buffer.alloc(0))).toBe(true);
    const { query } = stub.asked.findLast(({ path }) => path === TOKENS) ?? {};
    expect(query?.get('AccessKeyId')).toBe('key-id');
    expect(stub.last(SPEECH)).toMatchObject({
      appkey: 'app',
      text: '早上好',
      voice: 'aixia',
      format: 'pcm',
      token: expect.stringMatching(/^token-\d+$/),
    });
  });

  it('takes a key of one part for a token itself', async () => {
    const before = callsOf(TOKENS);
    expect(await speaker()('token-by-hand')).toBeDefined();
    expect(stub.last(SPEECH)).toMatchObject({ token: 'token-by-hand' });
    expect(callsOf(TOKENS)).toBe(before);
  });

  it('uses a token again until its last minute, and one per key', async () => {
    const [say, before] = [speaker(), callsOf(TOKENS)];
    await say('one:secret');
    vi.setSystemTime(Date.now() + (DAY - 61) * 1000);
    await say('one:secret');
    expect(callsOf(TOKENS)).toBe(before + 1);
    const used = stub.last(SPEECH);
    vi.setSystemTime(Date.now() + 2_000);
    await say('one:secret');
    expect(callsOf(TOKENS)).toBe(before + 2);
    expect(stub.last(SPEECH)).not.toEqual(used);
    await say('two:secret');
    expect(callsOf(TOKENS)).toBe(before + 3);
  });

  it('is not spoken where no token is made, and asks again the next time', async () => {
    const [say, before, spoken] = [speaker(), callsOf(TOKENS), callsOf(SPEECH)];
    expect(await say('wrong:secret')).toBeUndefined();
    expect(await say('wrong:secret')).toBeUndefined();
    expect([callsOf(TOKENS), callsOf(SPEECH)]).toEqual([before + 2, spoken]);
  });

  it('is not spoken where the service says no in JSON with a status of success', async () => {
    expect(await speaker()('token', `${stub.url}/refused`)).toBeUndefined();
  });

  it('is not waited for without end', async () => {
    expect(await speaker(50)('token', `${stub.url}/never`)).toBeUndefined();
    expect(callsOf(`/never${SPEECH}`)).toBe(1);
  });
});
