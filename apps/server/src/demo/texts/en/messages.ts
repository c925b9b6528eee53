import type { MessageTexts } from '../demo-texts';

export const messages: MessageTexts = {
  answers: {
    news: 'Today’s headlines: 1. Thirty more kilometres of riverside path 2. Light rain at the weekend',
    star: 'Today’s stars: a good day to see friends, a bad one to stay up late.',
    cartons: 'Milk cartons are recyclable: rinse them, flatten them, blue bin.',
    batteries: 'Old batteries are hazardous waste: please use the red box.',
  },
  chats: {
    bookClub: [
      ['@Paddle sign me up', 'signUp'],
      ['Finally finished chapter three. The second half is wonderful'],
      ['What time do you open on Sunday? I’d like to come early', 'hours'],
      ['@Paddle menu', 'menu'],
      ['Does anyone have the group photo from last time?'],
      ['I’ve read this passage three times and it still stops me'],
      ['What shall we read next? Let’s vote'],
      ['I’ve got a spare copy, happy to lend it on Sunday'],
    ],
    morningRun: [
      ['5 km today, done ✅'],
      ['@Paddle news', 'news'],
      ['When do you open tomorrow? Coffee after the run', 'hours'],
      ['Are we running if it rains?'],
      ['6:30 pace, nice and easy'],
      ['New here, hello everyone 👋'],
    ],
    beta: [
      ['The new list is so much faster'],
      ['@Paddle help', 'menu'],
      ['This button does nothing when I tap it. Anyone else?'],
      ['Works again since the last version'],
      ['Could we filter by tag?'],
      ['Reported it, it’ll be in next week’s release'],
      ['@Paddle menu', 'menu'],
    ],
    firstFriend: [
      ['Hi, what are your opening hours?', 'hours'],
      ['Great, thanks'],
      ['staff', 'staff'],
      ['menu', 'menu'],
      ['Has my parcel arrived yet?'],
    ],
    secondFriend: [
      ['When do you open?', 'hours'],
      ['Can I book a table for the weekend?'],
      ['help', 'menu'],
      ['Gemini horoscope', 'star'],
      ['staff', 'staff'],
    ],
    thirdFriend: [
      ['Milk cartons: which bin?', 'cartons'],
      ['Have your opening hours changed?', 'hours'],
      ['Thanks!'],
      ['staff', 'staff'],
      ['And old batteries, which bin do they go in?', 'batteries'],
    ],
  },
  sends: {
    newBooks:
      'This month’s new books are in, 15% off for members. Pick one from the poster and take it home.',
    market: 'The map of the weekend market is out. Enter by gate two; stalls open at ten.',
    bookClub:
      'This Sunday at two we read Middlemarch, Book Three, upstairs. 20 seats; reply “sign me up” to save yours.',
    run: 'Morning run at 6:30 tomorrow, same meeting point. If it rains, we’ll go the day after.',
  },
};
