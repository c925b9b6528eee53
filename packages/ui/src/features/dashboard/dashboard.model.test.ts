import type { RobotStatus } from '@chatdeck/sdk';
import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { expect, it } from 'vitest';
import { configProgress, isLost, isWorking, lossOf, stepsOf } from './dashboard.model';
import { loginView, CODE_MS } from './login-panel/login.model';

const ROBOT: RobotStatus = {
  status: LOGIN_STATUS.scan,
  qrUrl: 'https://login.example/l/1',
  online: false,
  robotId: null,
  robotName: null,
  timeZone: null,
  lastHeartbeat: '2026-05-20T06:32:00.000Z',
  onlineSince: null,
  friendCount: 0,
  roomCount: 0,
};
const nothingElse = { config: undefined, materialCount: undefined, days: undefined };

it('warns of a robot that worked and was logged out, whether it shows a code again or not', () => {
  const since = '2026-05-20T06:30:00.000Z';
  const lost = { by: 'loggedOut', since };
  const status = LOGIN_STATUS.loggedOut;
  expect(lossOf({ ...ROBOT, status, online: true, loggedOutAt: since })).toEqual(lost);
  expect(lossOf({ ...ROBOT, loggedOutAt: since })).toEqual(lost);
  expect(lossOf({ ...ROBOT, status })).toEqual({ ...lost, since: ROBOT.lastHeartbeat });
});

it('warns of a logged-in robot that is gone, and of none that was never logged in', () => {
  expect(isLost({ ...ROBOT, status: LOGIN_STATUS.loggedIn })).toBe(true);
  expect(isLost({ ...ROBOT, status: LOGIN_STATUS.loggedIn, online: true })).toBe(false);
  expect(isLost(ROBOT)).toBe(false);
});

it('judges the steps that it can, and leaves out what the client cannot ask', () => {
  const done = (robot: RobotStatus) =>
    stepsOf({ robot, ...nothingElse }).flatMap(({ step, isDone }) => (isDone ? [step] : []));
  expect(stepsOf({ robot: ROBOT, ...nothingElse }).map(({ step }) => step)).toEqual([
    'connect',
    'online',
    'lists',
  ]);
  expect(done({ ...ROBOT, status: LOGIN_STATUS.blank, lastHeartbeat: null })).toEqual([]);
  expect(done(ROBOT)).toEqual(['connect']);
  expect(done({ ...ROBOT, friendCount: 1 })).toEqual(['connect', 'online', 'lists']);
  const seeded = { ...ROBOT, status: LOGIN_STATUS.blank, lastHeartbeat: null, friendCount: 1 };
  expect(done(seeded)).toEqual(['lists']);
});

it('counts a code down, and says so when no other follows', () => {
  expect(loginView(ROBOT, 20_000)).toMatchObject({ kind: 'scan', leftMs: CODE_MS - 20_000 });
  expect(loginView(ROBOT, CODE_MS)).toMatchObject({ kind: 'stopped' });
  expect(loginView({ ...ROBOT, qrUrl: '' }, 0)).toEqual({ kind: 'waiting' });
});

it.each([
  [LOGIN_STATUS.unknown, 'unknown'],
  [LOGIN_STATUS.blank, 'waiting'],
  [LOGIN_STATUS.scanned, 'scanned'],
  [LOGIN_STATUS.loggedIn, 'loggedIn'],
  [LOGIN_STATUS.timedOut, 'timedOut'],
  [LOGIN_STATUS.loggedOut, 'loggedOut'],
  [17, 'unknown'],
])('shows the login status %i as %s', (status, kind) => {
  expect(loginView({ ...ROBOT, status, online: true }, 0)).toEqual({ kind });
});

it('says of no robot that is lost that it is logged in', () => {
  const lost = { ...ROBOT, status: LOGIN_STATUS.loggedIn, online: false };
  expect(loginView(lost, 0)).toEqual({ kind: 'lost' });
  expect(isWorking(lost)).toBe(false);
  expect(lossOf(lost)).toEqual({ by: 'silent', since: lost.lastHeartbeat });
});

it('tells what is saved from what runs', () => {
  const config = { id: 1, verifyCode: '', config: '{}', panelVersion: '', version: 3 };
  expect(configProgress({ ...config, liveVersion: 3 })).toBe('live');
  expect(configProgress({ ...config, liveVersion: 2 })).toBe('saved');
  expect(configProgress({ ...config, version: 0, liveVersion: null })).toBe('missing');
});
