import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CustomContentScreen } from '#features/batch-task/content/custom-content-screen.tsx';
import { MoreMaterialScreen } from '#features/batch-task/material/more-material-screen.tsx';
import { MoreNewsScreen } from '#features/batch-task/news/more-news-screen.tsx';
import { LoginPanel } from '#features/dashboard/login-panel/login-panel.tsx';
import { ReminderScreen } from '#features/reminder/reminder-screen.tsx';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { CountdownScreen } from '#features/schedule/countdown/countdown-screen.tsx';
import { DailySayingScreen } from '#features/schedule/daily-saying/daily-saying-screen.tsx';
import { MaterialScheduleScreen } from '#features/schedule/material/material-schedule-screen.tsx';
import { NewsScheduleScreen } from '#features/schedule/news/news-schedule-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { RobotClockNotice } from './robot-clock-notice';
import { robotClockIs } from './robot-clock.fixtures';

const slow = { timeout: 20_000 };
const WRONG = /^机器人的时区是 .+，不是 Asia\/Shanghai$/;

it.each([
  [CountdownScreen, DailySayingScreen, MaterialScheduleScreen, NewsScheduleScreen],
  [MoreNewsScreen, MoreMaterialScreen, CustomContentScreen, ReminderScreen, LoginPanel],
])(
  'Each page of what runs by the clock names the time zone of a robot elsewhere',
  slow,
  async (...pages) => {
    for (const Page of pages) {
      const page = show(<Page />, { change: robotClockIs('America/New_York', -300) });
      expect(await screen.findByText(WRONG, undefined, slow)).toHaveTextContent(
        'America/New_York（UTC-05:00）',
      );
      page.unmount();
    }
  },
);

it('says what a message will say, and with what to start the robot', async () => {
  show(<RobotClockNotice />, { change: robotClockIs('America/New_York', -300) });
  expect(await screen.findByText(/08:00 发出的消息里写的是前一天 19:00。$/)).toBeVisible();
  expect(screen.getByText('TZ=Asia/Shanghai')).toBeVisible();
  expect(screen.getByText('-e TZ=Asia/Shanghai')).toBeVisible();
});

it('says it in English', async () => {
  show(<RobotClockNotice />, { change: robotClockIs('Asia/Tokyo', 540) }, { locale: 'en' });
  expect(await screen.findByText(/a message sent at 08:00 says 09:00\.$/)).toBeVisible();
});

it.each([
  ['a zone of the same offset', robotClockIs('Australia/Perth', 480)],
  [
    'no zone at all',
    (state: Parameters<ReturnType<typeof robotClockIs>>[0]) => void (state.robotClock = null),
  ],
])('is silent for a robot that tells %s', async (_, change) => {
  show(<RobotClockNotice />, { change });
  await waitFor(() => expect(requestsTo('/wechat/status').length).toBeGreaterThan(0));
  expect(screen.queryByText(WRONG)).toBeNull();
});

it('is no matter on a page of what answers messages', slow, async () => {
  show(<KeywordReplyScreen />, { change: robotClockIs('America/New_York', -300) });
  await screen.findAllByRole('button', { name: /^添加/ }, slow);
  expect(requestsTo('/wechat/status')).toHaveLength(0);
});
