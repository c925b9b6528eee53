import type { ScheduleTexts } from '../demo-texts';

export const schedules: ScheduleTexts = {
  city: 'Singapore',
  sayings: { friend: 'Have a lovely day', family: 'See you at the weekend' },
  groupMessages: {
    morningRun: 'Good morning! Today’s run is on, post your screenshot when you’re done 🏃',
    hikers: 'Seven tomorrow morning at the west gate. Bring enough water and a jacket.',
  },
  techNews: 'That’s today’s tech news',
  countDowns: {
    exam: { prefix: 'the A-levels', suffix: 'to go', end: 'You’ve got this' },
    race: { prefix: 'the half marathon', suffix: 'to go', end: 'Five kilometres tonight' },
  },
  tasks: {
    lunchNews: 'Something to read over lunch',
    weeklyReport: 'It’s Friday: please add this week’s progress to the project update by 18:00.',
    orders:
      'The weekend order list is open: honey melons (box of six) and handmade cat scratchers. It closes on Sunday at 8 pm.',
    eveningNews: 'For the way home',
  },
  feeds: {
    newBooks: { prefix: 'New books this week', suffix: '' },
    frontend: { prefix: 'Frontend weekly', suffix: 'Useful? Pass it on to a colleague' },
    exhibitions: { prefix: 'Exhibitions this weekend', suffix: '' },
  },
  reminders: {
    nextBook: 'Post this month’s pick for the book club.',
    venue: 'Time to confirm the venue for the weekend.',
    accounts: 'Month end: check the suppliers’ statements.',
  },
};
