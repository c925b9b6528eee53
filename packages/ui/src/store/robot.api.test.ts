import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
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
  /** What the answer to a save waits for. */
  let arrival = Promise.resolve();
  const client = createChatdeckClient({
    baseUrl: 'http://robot-api.test',
    auth: { getToken: () => 'mock-token' },
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      if (method === 'GET' && url.endsWith('/wechat/config')) loaded();
      const answer = await backend.fetch(input, init);
      if (method !== 'GET') await arrival;
      return answer;
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
  return {
    version,
    known,
    save,
    loads: () => loaded.mock.calls.length,
    /** Another editor saves a config, and it is loaded. */
    saveElsewhere: async (config: string, baseVersion: number) => {
      const other = createChatdeckClient({
        baseUrl: 'http://robot-api.test',
        auth: { getToken: () => 'mock-token' },
        fetch: backend.fetch,
      });
      unwrap(await other.robot.config.save({ config, baseVersion }));
      await dispatch(robotConfig.initiate(undefined, { forceRefetch: true }));
    },
    /** Holds back the answers to saves; call the result to let them come. */
    delayAnswers: () => {
      let letCome = () => {};
      arrival = new Promise((resolve) => (letCome = resolve));
      return () => letCome();
    },
  };
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

  it('does not replace what somebody else has saved since, if its answer comes later', async () => {
    const { version, known, save, saveElsewhere, delayAnswers } = await open();
    const letCome = delayAnswers();
    const saving = save('{"chatDelay":3}');
    await vi.waitFor(() => saveElsewhere('{"chatDelay":4}', version + 1));
    await vi.waitFor(async () => expect((await known())?.version).toBe(version + 2));
    letCome();
    await saving;
    expect(await known()).toMatchObject({ config: '{"chatDelay":4}', version: version + 2 });
  });
});
