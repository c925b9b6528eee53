import type { EndpointById, EndpointId } from '../contract';
import { CODE } from '../core/codes';
import type { ParsedRequestOf, ResponseInputOf } from '../core/endpoint';
import { LOGIN_STATUS } from '../resources/robot/robot.constants';
import { FIXTURE_NOW } from './fixtures';
import type { MockState } from './mock-state';

/** Thrown by a mock call to answer with a nonzero code. */
export class MockRefusal extends Error {
  constructor(
    readonly code: number,
    readonly detail: unknown = null,
    message = '',
  ) {
    super(message);
  }
}

/** One answer for each call of the contract, typed by its schemas. */
export type MockCalls = {
  [Id in EndpointId]: (
    input: ParsedRequestOf<EndpointById<Id>>,
    state: MockState,
  ) => ResponseInputOf<EndpointById<Id>>;
};

const page = <T>(items: T[], { current = 1, pageSize = 10 }) => ({
  count: items.length,
  list: items.slice((current - 1) * pageSize, current * pageSize),
});

const includes = (word: string | undefined, ...texts: string[]) =>
  !word || texts.some((text) => text.toLowerCase().includes(word.toLowerCase()));

function find<T extends { id?: string; wxid?: string }>(items: readonly T[], id: string): T {
  const found = items.find((item) => item.id === id || item.wxid === id);
  if (!found) throw new MockRefusal(CODE.notFound);
  return found;
}

function handToRobot(state: MockState, wxid: string, content: string): null {
  if (!state.online) throw new MockRefusal(CODE.robotOffline);
  state.sent.push({ wxid, content });
  return null;
}

/** What each call does to the state of a mock backend. */
export const mockCalls: MockCalls = {
  'account.signup': ({ email }, state) => {
    if (email === state.user.email) throw new MockRefusal(CODE.alreadyExists);
    return { userId: 'user-2' };
  },
  'account.login': ({ email, password }, { user, ...state }) => {
    if (email !== user.email || password !== state.password) {
      throw new MockRefusal(CODE.wrongCredentials);
    }
    return { token: 'mock-token', userId: user.userId };
  },
  'account.info': (_, { user }) => user,
  'account.logout': () => null,
  'openApi.get': (_, { apiKey, apiSecret }) => ({ apiKey, apiSecret }),
  'openApi.reset': (_, state) => {
    state.apiKey = 'ck_0a9b8c7d6e5f4321';
    state.apiSecret = 'cs_9f8e7d6c5b4a39281706f5e4';
    return { apiKey: state.apiKey, apiSecret: state.apiSecret };
  },
  'robot.config': (_, state) => ({
    id: state.configVersion === 0 ? null : 1,
    verifyCode: '',
    config: state.config,
    panelVersion: state.liveVersion === null ? '' : '1.6.126',
    version: state.configVersion,
    liveVersion: state.liveVersion,
  }),
  'robot.updateConfig': ({ config, baseVersion }, state) => {
    if (baseVersion !== state.configVersion) {
      throw new MockRefusal(CODE.configChanged, {
        version: state.configVersion,
        config: state.config,
      });
    }
    state.config = config;
    state.configVersion += 1;
    return { id: 1, version: state.configVersion };
  },
  'robot.status': (_, state) => ({
    status: state.online ? LOGIN_STATUS.loggedIn : LOGIN_STATUS.blank,
    qrUrl: '',
    online: state.online,
    robotId: state.user.robotInfo.robotId,
    robotName: state.user.robotInfo.name,
    lastHeartbeat: state.online ? FIXTURE_NOW : null,
    friendCount: state.friends.length,
    roomCount: state.rooms.length,
  }),
  'contact.list': (query, { friends }) =>
    page(
      friends.filter((friend) => includes(query.name, friend.name, friend.alias)),
      query,
    ),
  'contact.all': (_, { friends }) => friends,
  'group.list': (query, { rooms }) =>
    page(
      rooms.filter((room) => includes(query.name, room.topic)),
      query,
    ),
  'group.all': (_, { rooms }) => rooms,
  'material.list': (query, { materials }) =>
    page(
      materials.filter(
        (material) =>
          includes(query.name, material.name) &&
          includes(query.tag, material.tag) &&
          (query.type === undefined || query.type === material.type),
      ),
      query,
    ),
  'material.add': (input, state) => {
    const id = String(Math.max(0, ...state.materials.map((material) => Number(material.id))) + 1);
    const added = { ...input, id, tag: input.tag ?? '', updatedAt: FIXTURE_NOW };
    state.materials.unshift(added);
    return added;
  },
  'material.update': ({ id, ...input }, state) => {
    const at = state.materials.indexOf(find(state.materials, id));
    const changed = { ...input, id, tag: input.tag ?? '', updatedAt: FIXTURE_NOW };
    state.materials[at] = changed;
    return changed;
  },
  'material.remove': ({ id }, state) => {
    find(state.materials, id);
    state.materials = state.materials.filter((material) => material.id !== id);
    return null;
  },
  'material.detail': ({ id }, { materials }) => find(materials, id),
  'send.sayToRoom': ({ wxid, message }, state) =>
    handToRobot(state, find(state.rooms, wxid).wxid, message.content),
  'send.sayToContact': ({ wxid, message }, state) =>
    handToRobot(state, find(state.friends, wxid).wxid, message.content),
};
