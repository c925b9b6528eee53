import type { MaterialTexts } from '../demo-texts';

export const materials: MaterialTexts = {
  prompts: {
    support: {
      name: 'Patient support',
      content:
        'You answer customers of a small shop. Be brief, friendly and specific. If you don’t know something, say that you will ask a colleague; never make things up.',
    },
    tutor: {
      name: 'Spanish practice',
      content:
        'You are my Spanish teacher. Correct the mistakes in my sentence, then carry on in simple Spanish, one question at a time.',
    },
    copywriter: {
      name: 'Copywriter',
      content:
        'You write notices and event posts for my groups. Warm, no hype, a hundred words at most. End with when, where and how to sign up.',
    },
    reader: {
      name: 'Reading companion',
      content:
        'You read along with me. Sum up the passage that I send in two or three sentences, then ask one question worth thinking about.',
    },
    cook: {
      name: 'Recipe ideas',
      content:
        'Suggest a home-cooked dish from what I have in the kitchen. List ingredients and steps, six steps at most.',
    },
    reporter: {
      name: 'Weekly report',
      content:
        'Turn my scattered notes into a weekly report with three parts: done this week, problems, plans for next week. Add nothing that I did not say.',
    },
  },
  tags: {
    greeting: 'Greetings',
    groups: 'Groups',
    service: 'Service',
    events: 'Events',
    reminders: 'Reminders',
    arrivals: 'New in',
  },
  texts: {
    newFriend: {
      name: 'Hello, new friend',
      content:
        'Hi, I’m the shop’s assistant 👋\nReply “menu” to see what I can do, or “staff” to reach one of us.',
    },
    menu: {
      name: 'What I can do',
      content:
        'Reply with one of these:\n· news: today’s headlines\n· horoscope + your sign: today’s stars\n· events: what’s coming up\n· staff: talk to one of us',
    },
    joining: {
      name: 'House rules',
      content:
        'Welcome! Please set your group name to “name, neighbourhood”.\nNo ads in here; if you need anything, just mention me.',
    },
    hours: {
      name: 'Opening hours',
      content: 'We’re open every day from 10:00 to 21:30, public holidays included.',
    },
    shipping: {
      name: 'Delivery',
      content:
        'Orders paid by 16:00 on a weekday leave the same day and usually arrive within 3–5 days. We’ll send you the tracking number.',
    },
    returns: {
      name: 'Returns',
      content:
        'You can return anything within 7 days:\n1. Tell us the order number and the reason\n2. Send it to the address we give you\n3. We refund you within 48 hours of receiving it',
    },
    bookClub: {
      name: 'Sunday book club',
      content:
        'This Sunday at two, in the usual place: Middlemarch, Book Three.\nReply “sign me up” to save a seat; there are 20.',
    },
    run: {
      name: 'Morning run',
      content:
        'Good morning! Today’s run is on. Post your screenshot when you’re done; 21 days earn a little present 🏃',
    },
    weekly: {
      name: 'Friday reminder',
      content:
        'It’s Friday: please add this week’s progress and next week’s plans to the project update by 18:00.',
    },
    lunch: {
      name: 'Lunch break',
      content:
        'It’s noon. Put your work down, eat something and take a walk; the afternoon will thank you.',
    },
    holiday: {
      name: 'Season’s greetings',
      content: 'Happy holidays! May the year ahead be kind to you and yours.',
    },
    staff: {
      name: 'One of us',
      content:
        'Sure. I’ve told a colleague, who will get back to you within ten minutes during opening hours.',
    },
  },
  minis: {
    run: { name: 'Running log', title: 'Run 21 mornings, earn a present' },
    seats: { name: 'Reserve a seat', title: 'Reserve a seat for the weekend' },
  },
  shop: 'Willow Lane Books',
  links: {
    bookClub: {
      name: 'Book club sign-up',
      title: 'Middlemarch, together on Sunday',
      description: 'Sunday at two, in the usual place. 20 seats.',
    },
    route: {
      name: 'How to find us',
      title: 'The way to Willow Lane Books',
      description: 'Exit C of the station, then five minutes on foot.',
    },
    newBooks: {
      name: 'New this month',
      title: 'New this month: three books to take your time over',
      description: '10% off in the shop, 15% for members; each comes with a handwritten note.',
    },
  },
  files: {
    'sign-up.csv': 'Sign-up sheet',
    'menu.pdf': 'Drinks menu',
    'shop.jpg': 'Shop front',
    'run.jpg': 'Morning run poster',
    'new-books.jpg': 'New books poster',
    'reading-club.jpg': 'Book club poster',
  },
};
