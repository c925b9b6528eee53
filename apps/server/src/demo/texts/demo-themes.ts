/** What the groups of the demo account are about, in their order. */
export const DEMO_THEMES = [
  'bookClub',
  'morningRun',
  'beta',
  'parents',
  'hikers',
  'photography',
  'frontend',
  'groupBuy',
  'languages',
  'pets',
  'food',
  'secondHand',
  'reports',
  'fitness',
  'family',
] as const;

export type DemoTheme = (typeof DEMO_THEMES)[number];

/** Every theme has a first group and three more. */
export const GROUPS_OF_THEME = 4;

/** The item of a list at an index of any size, starting over at its end. */
export const around = (list: readonly string[], index: number): string =>
  list[index % list.length] ?? '';

/** What some friends and groups have behind their names. */
export const DEMO_EMOJI: readonly string[] = ['🌻', '🐱', '🍀', '☕️', '🎧', '🚀'];
