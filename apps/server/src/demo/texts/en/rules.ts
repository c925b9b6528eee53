import type { RuleTexts } from '../demo-texts';

export const rules: RuleTexts = {
  acceptFriend: ['book club', 'a friend told me'],
  // Without a space after the comma: the robot takes it for a part of the word.
  blocked: { before: 'fake invoice', now: 'fake invoice,fake reviews' },
  replies: {
    menu: {
      keywords: ['menu', 'help'],
      answer:
        'Reply “news” for the headlines, “horoscope” with your sign for today’s stars, or “staff” to reach one of us.',
    },
    hours: {
      keywords: ['opening hours', 'do you open'],
      answer: 'We’re open every day from 10:00 to 21:30, holidays included.',
    },
    signUp: {
      keywords: ['sign me up'],
      answer: 'You’re in! See you on Sunday at two 📖',
      hint: 'If you can’t make it, just let me know by Saturday evening.',
    },
    staff: {
      keywords: ['staff'],
      answer: 'Sure. I’ve told a colleague, who will get back to you in about ten minutes.',
    },
  },
  skills: {
    updateConfig: 'update',
    news: 'news',
    star: 'horoscope',
    rubbish: 'which bin',
    mingyan: 'quote',
    goldreply: 'comeback',
    rkl: 'tongue twister',
  },
  newFriend: {
    hello: 'Hi, I’m the shop’s assistant 👋',
    hint: 'Reply “menu” to see what I can do.',
  },
  joining: {
    bookClub: {
      keywords: ['book club'],
      answer: 'I’m adding you to the group, one moment.',
      welcome: 'Welcome! Have a look at the group notice, then tell us a little about yourself.',
    },
    groupBuy: {
      keywords: ['group buy', 'order list'],
      answer: 'I’ll add you to the group-buy chat right away.',
      welcome: 'Welcome! Orders open on Saturdays at ten; just add your line to the list.',
    },
    frontend: {
      keywords: ['frontend'],
      answer: 'Tell me a little about yourself and I’ll add you.',
      welcome: 'Welcome! When you ask something, please bring the smallest example that shows it.',
    },
  },
  forwards: {
    repairs: ['broken', 'leak'],
    complaints: ['complaint', 'refund'],
    invoices: ['invoice'],
  },
  orders: { keywords: ['where is my order'], shop: 'willow-lane' },
};
