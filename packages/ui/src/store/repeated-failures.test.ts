import { createChatdeckClient } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { createMockBackend } from '@chatdeck/sdk/testing';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { CallPort } from './call-port';
import { createChatdeckStore } from './create-store';
import { robotApi } from './robot.api';

/** A store whose server answers what `answer` says; `announced` are the codes that the user is told of. */
function open(answer: (url: string) => Response | undefined) {
  const backend = createMockBackend({});
  const client = createChatdeckClient({
    baseUrl: 'http://repeated-failures.test',
    auth: { getToken: () => 'mock-token' },
    fetch: (input, init) =>
      Promise.resolve(answer(new Request(input, init).url) ?? backend.fetch(input, init)),
  });
  const port = new CallPort(client);
  const announced: number[] = [];
  const reported = vi.fn();
  port.onFailure(({ code }, isAnnounced) => {
    reported();
    if (isAnnounced) announced.push(code);
  });
  const dispatch: ThunkDispatch<unknown, unknown, UnknownAction> =
    createChatdeckStore(port).dispatch;
  const { robotConfig, robotStatus, mergeRobotConfig } = robotApi.endpoints;
  const again = { forceRefetch: true, subscribe: false };
  return {
    announced,
    reported,
    config: () => dispatch(robotConfig.initiate(undefined, again)),
    status: () => dispatch(robotStatus.initiate(undefined, again)),
    save: () => dispatch(mergeRobotConfig.initiate({ config: '{}', baseVersion: 1 })),
  };
}
const refusing = (code: number) => () => Response.json({ code, message: 'no', data: null });

describe('A failure', () => {
  it('of a query that asks again by itself is told once', async () => {
    const { config, status, announced, reported } = open(refusing(CODE.serverError));
    for (let poll = 0; poll < 3; poll += 1) await config();
    await status();
    expect(announced).toEqual([CODE.serverError, CODE.serverError]);
    // The log of the host has each of them.
    expect(reported).toHaveBeenCalledTimes(4);
  });

  it('is told again after the query has succeeded, and when it fails another way', async () => {
    const codes: (number | undefined)[] = [
      CODE.serverError,
      undefined,
      CODE.serverError,
      CODE.notConfigured,
      CODE.notConfigured,
    ];
    const { config, announced } = open(() => {
      const code = codes.shift();
      return code === undefined ? undefined : refusing(code)();
    });
    for (let poll = 0; poll < 5; poll += 1) await config();
    expect(announced).toEqual([CODE.serverError, CODE.serverError, CODE.notConfigured]);
  });

  it('of an action is told each time, as is the end of the session', async () => {
    const failing = open(refusing(CODE.serverError));
    await failing.save();
    await failing.save();
    expect(failing.announced).toHaveLength(2);
    const loggedOut = open(refusing(CODE.expiredToken));
    await loggedOut.config();
    await loggedOut.config();
    expect(loggedOut.announced).toHaveLength(2);
  });
});
