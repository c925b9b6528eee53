import type { DemoTargets } from './demo-people';
import type { ScheduleTexts } from './texts/demo-texts';

/** What the config says at its time: six fields, seconds first, in Shanghai time. */
export function demoSchedules(texts: ScheduleTexts, { friend, room }: DemoTargets) {
  const { city, sayings, groupMessages, countDowns } = texts;
  const toFriend = (index: number) => {
    const { id, name } = friend(index);
    return { type: 'contact', name, wxid: id };
  };
  const toRoom = (...place: Parameters<typeof room>) => {
    const { id, name } = room(...place);
    return { type: 'room', roomName: name, wxid: id };
  };
  return {
    dayTaskSchedule: [
      {
        ...toFriend(0),
        memorialDay: '2020-05-20',
        city,
        endWord: sayings.friend,
        date: '0 30 7 * * *',
      },
      {
        ...toRoom('family'),
        memorialDay: '2024-09-01',
        city,
        endWord: sayings.family,
        date: '0 0 8 * * 6',
      },
    ],
    roomTaskSchedule: [
      {
        ...toRoom('morningRun'),
        contents: [{ type: 1, content: groupMessages.morningRun }],
        date: '0 0 6 * * 1-5',
      },
      {
        ...toRoom('hikers'),
        contents: [{ type: 1, content: groupMessages.hikers }],
        date: '0 0 20 * * 5',
      },
    ],
    roomNewsSchedule: [
      {
        ...toRoom('bookClub'),
        sortId: 13,
        num: 5,
        endWord: texts.techNews,
        date: '0 0 9 * * *',
      },
      { ...toFriend(0), sortId: 7, num: 3, endWord: '', date: '0 30 12 * * 1-5' },
    ],
    countDownTaskSchedule: [
      {
        ...toFriend(1),
        memorialDay: '2027-06-07',
        prefix: countDowns.exam.prefix,
        suffix: countDowns.exam.suffix,
        endWord: countDowns.exam.end,
        date: '0 0 20 * * *',
      },
      {
        ...toRoom('fitness'),
        memorialDay: '2027-04-18',
        prefix: countDowns.race.prefix,
        suffix: countDowns.race.suffix,
        endWord: countDowns.race.end,
        date: '0 0 19 * * 2',
      },
    ],
  };
}
