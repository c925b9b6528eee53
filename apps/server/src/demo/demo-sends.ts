import {
  CONTENT_TYPE,
  MASS_SEND_TARGET,
  SEND_STATE,
  type SendState,
} from '@chatdeck/sdk/constants';
import type { PastJob } from '../outbox/outbox.repository';
import type { DemoUrls } from './demo-files';
import { demoFriends, demoRooms } from './demo-people';
import type { DemoTexts } from './texts/demo-texts';

const HOUR_MS = 3_600_000;

/**
 * Four mass sends of the last week until now (in ms), oldest first: to friends, to groups, a notice, and one that the robot
 * went offline during.
 */
export function demoSends(
  { people, messages: { sends } }: Pick<DemoTexts, 'people' | 'messages'>,
  urls: DemoUrls,
  now: number,
): PastJob[] {
  const rooms = demoRooms(people);
  const friends = demoFriends(people);
  const toRooms = (from: number, count: number, state: (at: number) => SendState = handedOver) =>
    rooms
      .slice(from, from + count)
      .map(({ wxid, topic }, at) => ({ wxid, name: topic, state: state(at) }));
  return [
    {
      target: MASS_SEND_TARGET.contact,
      messages: [
        { type: CONTENT_TYPE.text, content: sends.newBooks },
        { type: CONTENT_TYPE.file, url: urls['new-books.jpg'] },
      ],
      at: new Date(now - 122 * HOUR_MS),
      targets: friends.slice(0, 40).map(({ wxid, name }) => ({ wxid, name, state: handedOver() })),
    },
    {
      target: MASS_SEND_TARGET.room,
      messages: [
        { type: CONTENT_TYPE.text, content: sends.market },
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
          content: sends.bookClub,
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
        { type: CONTENT_TYPE.text, content: sends.run },
        { type: CONTENT_TYPE.file, url: urls['run.jpg'] },
      ],
      at: new Date(now - 3 * HOUR_MS),
      // The robot went offline before the last ones.
      targets: toRooms(0, 18, (at) => (at < 15 ? SEND_STATE.handedOver : SEND_STATE.offline)),
    },
  ];
}

const handedOver = (): SendState => SEND_STATE.handedOver;
