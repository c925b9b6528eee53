import { around } from '../demo-themes';
import type { PeopleTexts } from '../demo-texts';

const SURNAMES =
  'Reid Carter Hughes Bennett Patel Walker Foster Nguyen Coleman Ortiz Morgan Shah Turner Sullivan Kim Brooks Ellis Russo Harper Chan Lawson Griffin Wallace Novak Pearson Doyle Silva Fletcher Khan Barnes Whitfield Osei Mercer Lindqvist Tan Hartley Gallagher Rossi Spencer Okafor Webb'.split(
    ' ',
  );
const MEN =
  'Daniel James Oliver Marcus Ethan Lucas Henry Adam Rohan Samuel Theo Victor Nathan Leo Owen Felix Arthur Gabriel Jack Kenji Liam Max Noah Paul Ravi Simon Thomas Will Xavier Yusuf Ben Charlie David Elias Finn George Hugo Ian Jonas Kofi'.split(
    ' ',
  );
const WOMEN =
  'Emily Sophie Grace Priya Hannah Chloe Amelia Nina Maya Olivia Isla Ruth Clara Zoe Alice Fiona Abigail Beth Carmen Diana Eva Freya Georgia Helen Ingrid Julia Katie Laura Megan Naomi Orla Penny Rosa Sarah Tessa Uma Vera Wendy Yara Aisha'.split(
    ' ',
  );

export const people: PeopleTexts = {
  account: 'Demo account',
  robot: 'Paddle',
  friend(index) {
    const round = Math.floor(index / SURNAMES.length);
    const given = around(index % 2 === 0 ? MEN : WOMEN, Math.floor(index / 2) + round);
    return `${given} ${around(SURNAMES, index)}`;
  },
  longName:
    'Margaret from number 12, who runs at six, cooks breakfast for the whole family, loves cats as much as dogs and keeps three tortoises',
  alias: (relation, name) => `${name} (${relation.toLowerCase()})`,
  withEmoji: (name, emoji) => `${name} ${emoji}`,
  relations: ['Customer', 'Classmate', 'Neighbour', 'Supplier', 'Teacher'],
  memberTag: 'Member',
  groups: {
    bookClub: 'Book Club',
    morningRun: 'Morning Runners',
    beta: 'Beta Testers',
    parents: 'School Parents',
    hikers: 'Weekend Hikers',
    photography: 'Photo Walks',
    frontend: 'Frontend Devs',
    groupBuy: 'Group Buys',
    languages: 'Spanish Corner',
    pets: 'Pet Owners',
    food: 'Foodies',
    secondHand: 'Buy, Sell & Swap',
    reports: 'Project Updates',
    fitness: 'Gym Buddies',
    family: 'Family Days Out',
  },
  nthGroup: (theme, nth) => (nth === 1 ? theme : `${theme} ${nth}`),
  groupTags: { meetUps: 'Meet-ups', weekly: 'Weekly' },
};
