import { createChatdeckClient } from '@chatdeck/sdk';
import { buildUser, createMockBackend, type MockState } from '@chatdeck/sdk/testing';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { CallPort } from './call-port';
import { createChatdeckStore } from './create-store';
import { robotApi } from './robot.api';

/** A store that shows the config of a mock account; `loads` says how often it has asked for it. */
async function open(change: (state: MockState) => void = () => undefined) {
  const backend = createMockBackend({ change });
  const loaded = vi.fn();
  const client = createChatdeckClient({
    baseUrl: 'http://robot-api.test',
    auth: { getToken: () => 'mock-token' },
    fetch: (input, init) => {
      if (new Request(input, init).url.endsWith('/wechat/config')) loaded();
      return backend.fetch(input, init);
    },
  });
  const store = createChatdeckStore(new CallPort(client));
  const dispatch: ThunkDispatch<unknown, unknown, UnknownAction> = store.dispatch;
  const { robotConfig, mergeRobotConfig } = robotApi.endpoints;
  const { data } = await dispatch(robotConfig.initiate());
  const version = data?.version ?? 0;
  const known = async () => (await dispatch(robotConfig.initiate())).data;
  const save = (config: string, baseVersion = version) =>
    dispatch(mergeRobotConfig.initiate({ config, baseVersion }, { track: false }));
  return { version, known, save, loads: () => loaded.mock.calls.length };
}

describe('A change of the config', () => {
  it('is known as it was saved, without loading it again', async () => {
    const { version, known, save, loads } = await open();
    await save('{"chatDelay":3}');
    expect(await known()).toMatchObject({ config: '{"chatDelay":3}', version: version + 1 });
    expect(loads()).toBe(1);
  });

  it('is loaded where the session knows a part of the config alone', async () => {
    const { known, save, loads } = await open((state) => {
      state.user = buildUser({ scopes: ['schedule:read', 'schedule:write'] });
    });
    await save('{"dayTaskSchedule":[]}');
    await vi.waitFor(async () => expect((await known())?.config).toContain('chatdeckPaused'));
    expect(loads()).toBe(2);
  });

  it('is loaded where somebody else has saved meanwhile', async () => {
    const { save, loads } = await open();
    const { error } = await save('{"chatDelay":3}', 1);
    expect(error).toMatchObject({ code: 10003 });
    await vi.waitFor(() => expect(loads()).toBe(2));
  });
});
