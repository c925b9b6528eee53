import type { DialogueTexts } from '../demo-texts';

export const dialogues: DialogueTexts = {
  dialogues: {
    support: {
      name: 'After-sales',
      keywords: ['support'],
      defaultReply: 'I’ve made a note of that; a colleague will get back to you shortly.',
    },
    bookClub: {
      name: 'Book club companion',
      systemMessage:
        'You are a companion of a book club. Your answers are short and sincere, without spoilers.',
    },
    tutor: {
      name: 'Spanish tutor',
      keywords: ['how do you say', 'correct this'],
      defaultReply: 'That’s all for today. Ask me again tomorrow.',
      systemMessage:
        'You are a Spanish tutor. First give the idiomatic phrase, then say in one sentence how it differs.',
    },
  },
  groupReplies: {
    orders: {
      keywords: ['order list', 'how do I order'],
      answer:
        'Add a line with your number, name and quantity. The list closes on Thursday at 8 pm.',
    },
    run: { keywords: ['done'], answer: 'Logged. Well run today!' },
    pets: {
      keywords: ['adopt', 'pet sitting'],
      answer:
        'To adopt, fill in the form first and the shop will call you. For pet sitting, please book three days ahead.',
    },
  },
  privateReplies: {
    fees: {
      keywords: ['school fees', 'bill'],
      answer: 'The details are personal, so I’m sending them to you alone. Please pay by Friday.',
    },
    parcel: {
      keywords: ['my order', 'where is it'],
      answer:
        'Your order shows your address, so let’s do this in private: what are the last four digits of your phone number?',
    },
    betaCode: {
      keywords: ['beta code'],
      answer: 'Here is your beta code. It works for three days; please keep it to yourself.',
    },
  },
  channels: {
    quotes: {
      name: 'Quote of the day',
      items: [
        'The best time to plant a tree was twenty years ago. The second best time is now.',
        'Slow and steady wins the race.',
        'Read not the Times. Read the Eternities.',
      ],
    },
    tips: {
      name: 'Shop tips',
      items: [
        'The steps are slippery in the rain: please use the east door.',
        'Tuesday is members’ day: 15% off all books.',
      ],
    },
  },
};
