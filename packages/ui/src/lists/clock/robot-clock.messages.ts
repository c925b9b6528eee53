import { defineMessages } from '#messages';

interface Shown {
  readonly time: string;
  /** -1 for the day before, 1 for the day after. */
  readonly day: number;
}
interface Zone {
  readonly name: string;
  readonly offset: string;
}

/** The texts on the effect of a robot's wrong time zone, and its fix. */
export const robotClockMessages = defineMessages(
  'robot-clock',
  () => ({
    title: ({ name, offset }: Zone) => `机器人的时区是 ${name}（UTC${offset}），不是 Asia/Shanghai`,
    effect: ({ time, day }: Shown) => {
      const dayWord = ['前一天', '当天', '后一天'][day + 1] ?? '';
      return `定时和提醒仍按 Asia/Shanghai 发出。但新闻和倒计时里的日期、星期和天数，转发里的时间，以及群聊总结的「今天」，会按机器人的时区：08:00 发出的消息里写的是${dayWord} ${time}。`;
    },
    cure: '退出机器人，在启动命令最前面加上下面这一段再启动：',
    command: '加在启动命令前面',
    docker: '用 Docker 时加在 docker run 后面',
  }),
  () => ({
    title: ({ name, offset }) =>
      `The robot's time zone is ${name} (UTC${offset}), not Asia/Shanghai`,
    effect: ({ time, day }) => {
      const dayWord = [' of the day before', '', ' of the next day'][day + 1] ?? '';
      return `Schedules and reminders still run at the time of Asia/Shanghai. But dates, weekdays and day counts in news and countdowns, the times in forwarded messages, and "today" in chat summaries follow the robot's time zone: a message sent at 08:00 says ${time}${dayWord}.`;
    },
    cure: 'Stop the robot and start it again with this in front of its command:',
    command: 'In front of the start command',
    docker: 'With Docker, after docker run',
  }),
);
