import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { useServer } from '../../testing/test-server';
import { openPartnerSession } from './open-api.fixtures';

const server = useServer();
const DAILY = '0 0 8 * * *';

describe("What a session for a partner's pages is shown", () => {
  it('has no key of a service in a task, and leaves the stored one alone', async () => {
    const { page, client } = await openPartnerSession(server, ['schedule:read', 'schedule:write']);
    const secret = { baseUrl: 'https://dify.example', apikey: 'app-secret', variables: [] };
    const task = {
      type: 'room' as const,
      targets: [{ id: 'r1', name: '店员群' }],
      cron: DAILY,
      taskType: 'customContent' as const,
      taskInfo: { sortId: 30_001, isLocal: true, ...secret },
    };
    const { id } = unwrap(await client.batchTask.add(task));
    const { list } = unwrap(await page.batchTask.list());
    expect(list[0]?.taskInfo).toEqual({ sortId: 30_001, isLocal: true, delay: 1_000 });

    const taskInfo = { sortId: 30_001, isLocal: true, delay: 2_000 };
    const elsewhere = { ...taskInfo, baseUrl: 'https://evil.example' };
    expect(await page.batchTask.update(id, { ...task, taskInfo: elsewhere })).toMatchObject({
      code: CODE.scopeNeeded,
    });
    const changed = unwrap(await page.batchTask.update(id, { ...task, taskInfo }));
    expect(JSON.stringify(changed)).not.toContain('app-secret');
    expect(unwrap(await client.batchTask.list()).list[0]?.taskInfo).toEqual({
      sortId: 30_001,
      isLocal: true,
      delay: 2_000,
      ...secret,
    });
  });

  it('has no code to log the robot in with', async () => {
    const { page, client, robot } = await openPartnerSession(server, ['send']);
    await robot.get('/wechat/qrcode', { qrUrl: 'https://login.example/x', qrStatus: 2 });
    expect(unwrap(await client.robot.status()).qrUrl).toBe('https://login.example/x');
    expect(unwrap(await page.robot.status())).toMatchObject({ status: 2, qrUrl: '' });
  });

  it("tells of a group's schedules with their scope alone, and of keywords never", async () => {
    const reader = await openPartnerSession(server, ['contact:read']);
    const config = JSON.stringify({
      roomJoinKeywords: [
        { keywords: ['秘密'], roomName: '店员群', reg: 1, replys: [], welcomes: [] },
      ],
      roomTaskSchedule: [{ type: 'room', wxid: 'r1', roomName: '店员群', date: DAILY }],
    });
    await server.services.config.save(reader.userId, config, 0);
    const placesFor = async (client: typeof reader.client) =>
      unwrap(await client.group.related('r1')).list.map(({ place }) => place);
    const all = await placesFor(reader.client);
    expect(all).toContain('roomTaskSchedule');
    expect(all).toContain('roomJoinKeywords');
    expect(await placesFor(reader.page)).toEqual([]);
    const planner = await openPartnerSession(server, ['contact:read', 'schedule:read'], reader);
    expect(await placesFor(planner.page)).toEqual(['roomTaskSchedule']);
  });
});
