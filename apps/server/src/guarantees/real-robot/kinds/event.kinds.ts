import { at, called, DAILY, event, said, text, type Kind, type Stage } from './kind';

const toRoom = ({ rooms }: Stage) => {
  const { wxid, topic } = at(rooms, 0);
  return { type: 'room' as const, wxid, roomName: topic, name: '', alias: '', date: DAILY };
};

/** Immediate commands to the robot: refresh its data, or run a schedule. */
export const EVENT_KINDS: readonly Kind[] = [
  event(
    'updateConfig',
    () => ({ target: 'system', event: 'updateConfig' }),
    called('/wechat/config'),
  ),
  event(
    'reloadFriend',
    () => ({ target: 'system', event: 'reloadFriend' }),
    called('/wechat/room'),
  ),
  event(
    'reloadFriendOnly',
    () => ({ target: 'system', event: 'reloadFriendOnly' }),
    called('/wechat/friend'),
  ),
  event(
    'reloadRoomOnly',
    () => ({ target: 'system', event: 'reloadRoomOnly' }),
    called('/wechat/room'),
  ),
  ...(['roomTask', 'custom'] as const).map((name) =>
    event(
      name,
      (stage) => ({
        target: 'Room',
        event: name,
        message: { ...toRoom(stage), contents: [text(`素材${name}`)] },
      }),
      said('text', `素材${name}`),
    ),
  ),
  ...(['roomNews', 'news'] as const).map((name) =>
    event(
      name,
      (stage) => ({
        target: 'Room',
        event: name,
        message: { ...toRoom(stage), sortId: 1001, num: 5, endWord: '' },
      }),
      called('/firenews'),
    ),
  ),
  event(
    'wechatEveryday',
    (stage) => ({
      target: 'Room',
      event: 'wechatEveryday',
      message: { ...toRoom(stage), memorialDay: '2020-01-01', city: '杭州', endWord: '' },
    }),
    // The server writes its text, with or without the weather.
    said('text', '每日一句'),
  ),
  event(
    'countdown',
    (stage) => ({
      target: 'Room',
      event: 'countdown',
      message: {
        ...toRoom(stage),
        memorialDay: '2030-01-01',
        prefix: '新年',
        suffix: '加油',
        endWord: '倒计时',
      },
    }),
    said('text', '倒计时'),
  ),
];
