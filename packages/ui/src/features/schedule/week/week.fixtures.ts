const room = (roomName: string, date: string) => ({ type: 'room', roomName, date, contents: [] });
const friend = (name: string, date: string) => ({ type: 'contact', name, date });

/** The schedules of a shop: two of them send to the same group at once, and one runs all the time. */
export const WEEK_OF_A_SHOP = {
  dayTaskSchedule: [friend('林晓禾', '0 30 7 * * *'), friend('林知远', '0 30 7 * * *')],
  roomTaskSchedule: [
    room('青禾书房 · 读书会', '0 0 20 * * *'),
    room('青禾书房 · 读书会', '0 0 20 * * 3,5'),
    room('店务群', '0 */5 9-20 * * 1'),
  ],
  roomNewsSchedule: [{ ...room('编辑部', '0 0 9 * * 1-5'), sortId: 13, num: 5, endWord: '' }],
  countDownTaskSchedule: [{ ...room('亲子共读群', '0 50 6 * * *'), memorialDay: '2026-06-20' }],
};

/** 200 schedules at different times, five of them at each time. */
export const MANY_SCHEDULES = {
  roomTaskSchedule: Array.from({ length: 200 }, (_, at) =>
    room(`读书会 ${at + 1} 群`, `0 ${(at % 4) * 15} ${8 + (at % 12)} * * *`),
  ),
};
