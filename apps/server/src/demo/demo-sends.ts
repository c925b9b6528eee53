import {
  CONTENT_TYPE,
  MASS_SEND_TARGET,
  SEND_STATE,
  type SendState,
} from '@chatdeck/sdk/constants';
import type { PastJob } from '../outbox/outbox.repository';
import type { DemoUrls } from './demo-files';
import { demoFriends, demoRooms } from './demo-people';

const HOUR_MS = 3_600_000;

/**
 * Four mass sends of the last week until now (in ms), oldest first: to friends, to groups, a notice, and one that the robot
 * went offline during.
 */
export function demoSends(urls: DemoUrls, now: number): PastJob[] {
  const rooms = demoRooms();
  const friends = demoFriends();
  const toRooms = (from: number, count: number, state: (at: number) => SendState = handedOver) =>
    rooms
      .slice(from, from + count)
      .map(({ wxid, topic }, at) => ({ wxid, name: topic, state: state(at) }));
  return [
    {
      target: MASS_SEND_TARGET.contact,
      messages: [
        { type: CONTENT_TYPE.text, content: '本月新书到啦，会员八五折，海报里挑一本带回家。' },
        { type: CONTENT_TYPE.file, url: urls['new-books.jpg'] },
      ],
      at: new Date(now - 122 * HOUR_MS),
      targets: friends.slice(0, 40).map(({ wxid, name }) => ({ wxid, name, state: handedOver() })),
    },
    {
      target: MASS_SEND_TARGET.room,
      messages: [
        { type: CONTENT_TYPE.text, content: '周末市集的摊位图出来了，入口在二号门，十点开市。' },
        { type: CONTENT_TYPE.file, url: urls['shop.jpg'] },
      ],
      at: new Date(now - 98 * HOUR_MS),
      targets: toRooms(20, 12, handedOver),
    },
    {
      target: MASS_SEND_TARGET.notice,
      messages: [
        {
          type: CONTENT_TYPE.text,
          content: '本周日下午两点共读《平凡的世界》第三部，地点在二楼，限 20 人，回复“报名”占座。',
        },
      ],
      at: new Date(now - 51 * HOUR_MS),
      targets: rooms
        .filter((_, at) => at % 5 === 0)
        .map(({ wxid, topic }) => ({ wxid, name: topic, state: handedOver() })),
    },
    {
      target: MASS_SEND_TARGET.room,
      messages: [
        { type: CONTENT_TYPE.text, content: '明早 6:30 晨跑打卡，集合点不变，下雨顺延。' },
        { type: CONTENT_TYPE.file, url: urls['run.jpg'] },
      ],
      at: new Date(now - 3 * HOUR_MS),
      // The robot went offline before the last ones.
      targets: toRooms(0, 18, (at) => (at < 15 ? SEND_STATE.handedOver : SEND_STATE.offline)),
    },
  ];
}

const handedOver = (): SendState => SEND_STATE.handedOver;
