import { ACCOUNT_CAP } from '../../core/account-caps.constants';
import { capText } from '../../core/cap-texts';
import { CODE } from '../../core/codes';
import type { OpenApiKeyInput } from '../../resources/open-api-key/open-api-key.resource';
import type { OpenApiKey } from '../../resources/open-api-key/open-api-key.schema';
import { FIXTURE_NOW } from '../fixtures';
import type { MockState } from '../mock-state';
import { MockRefusal, type MockCallsOf } from './mock-call';

const MOCK_SECRET = 'cs_4b3a29181706f5e49f8e7d6c';

function find(id: string, { openApiKeys }: MockState): OpenApiKey {
  const found = openApiKeys.find((key) => key.id === id);
  if (!found) throw new MockRefusal(CODE.notFound);
  return found;
}

function replace(key: OpenApiKey, state: MockState): OpenApiKey {
  state.openApiKeys = state.openApiKeys.map((one) => (one.id === key.id ? key : one));
  return key;
}

/** What of an input is stored; refuses an end that has passed. */
function stored({ name, scopes, expiresAt }: OpenApiKeyInput, before?: OpenApiKey) {
  if (
    expiresAt !== null &&
    expiresAt !== before?.expiresAt &&
    Date.parse(expiresAt) <= Date.parse(FIXTURE_NOW)
  ) {
    const rule = 'key.ended';
    const issue = { path: 'expiresAt', rule, message: capText(rule, 'zh-CN') };
    throw new MockRefusal(CODE.invalidValue, { issues: [issue] });
  }
  const end = expiresAt === null ? null : new Date(expiresAt).toISOString();
  return { name, scopes: [...new Set(scopes)], expiresAt: end };
}

export const openApiKeyCalls: MockCallsOf<'openApiKey'> = {
  'openApiKey.list': (_, { openApiKeys }) => openApiKeys,
  'openApiKey.add': (input, state) => {
    const { openApiKeys } = state;
    const fields = stored(input);
    if (openApiKeys.length >= ACCOUNT_CAP.openApiKeys) {
      const rule = 'cap.openApiKeys';
      throw new MockRefusal(CODE.invalidValue, { rule }, capText(rule, 'zh-CN'));
    }
    const id = String(Math.max(0, ...openApiKeys.map((key) => Number(key.id))) + 1);
    const added: OpenApiKey = {
      id,
      ...fields,
      apiKey: `ck_${id.padStart(32, '0')}`,
      createdAt: FIXTURE_NOW,
      lastUsedAt: null,
      previousUntil: null,
    };
    state.openApiKeys = [...openApiKeys, added];
    return { ...added, apiSecret: MOCK_SECRET };
  },
  'openApiKey.update': ({ id, ...input }, state) =>
    replace({ ...find(id, state), ...stored(input, find(id, state)) }, state),
  'openApiKey.rotate': ({ id, overlapMs }, state) => {
    const found = find(id, state);
    const until = new Date(Date.parse(FIXTURE_NOW) + overlapMs).toISOString();
    const rotated = replace({ ...found, previousUntil: overlapMs === 0 ? null : until }, state);
    return { ...rotated, apiSecret: MOCK_SECRET };
  },
  'openApiKey.remove': ({ id }, state) => {
    const found = find(id, state);
    state.openApiKeys = state.openApiKeys.filter((key) => key !== found);
    return null;
  },
};
