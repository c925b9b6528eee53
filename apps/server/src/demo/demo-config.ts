import { freshConfig, parseConfig } from '@chatdeck/sdk';
import type { SourceLocale } from '@chatdeck/sdk/constants';
import { demoForwards } from './demo-forwards';
import { demoTargets, type DemoTargets } from './demo-people';
import { demoSchedules } from './demo-schedules';
import type { RuleTexts } from './texts/demo-texts';
import { DEMO_EDITIONS } from './texts/editions';

const text = (content: string) => ({ type: 1, content });
/** Contains the keyword; the other match rule is 2, the whole text. */
const CONTAINS = 1;
const EXACT = 2;

const replyKeywords = ({ menu, hours, signUp, staff }: RuleTexts['replies']) => [
  {
    keywords: menu.keywords,
    reg: EXACT,
    needAt: 1,
    scope: 'all',
    replys: [text(menu.answer)],
  },
  {
    keywords: hours.keywords,
    reg: CONTAINS,
    needAt: 0,
    scope: 'all',
    replys: [text(hours.answer)],
  },
  {
    keywords: signUp.keywords,
    reg: CONTAINS,
    needAt: 1,
    scope: 'room',
    replys: [text(signUp.answer), text(signUp.hint)],
  },
  {
    keywords: staff.keywords,
    reg: EXACT,
    needAt: 1,
    scope: 'friend',
    replys: [text(staff.answer)],
  },
];

function eventKeywords(keywords: RuleTexts['skills']) {
  const skill = (event: keyof RuleTexts['skills'], reg: number, needAt: number) => ({
    event,
    keywords: [keywords[event]],
    reg,
    needAt,
    scope: 'all',
  });
  return [
    skill('updateConfig', EXACT, 1),
    skill('news', CONTAINS, 1),
    skill('star', CONTAINS, 0),
    skill('rubbish', CONTAINS, 0),
    skill('mingyan', EXACT, 0),
    skill('goldreply', EXACT, 0),
    skill('rkl', EXACT, 0),
  ];
}

function welcomes({ newFriend, joining }: RuleTexts, { room }: DemoTargets) {
  const joiningBy = (theme: keyof RuleTexts['joining'], reg: number) => ({
    roomName: room(theme).name,
    keywords: joining[theme].keywords,
    reg,
    replys: [text(joining[theme].answer)],
    welcomes: [text(joining[theme].welcome)],
  });
  return {
    newFriendReplys: [text(newFriend.hello), text(newFriend.hint)],
    roomJoinKeywords: [
      joiningBy('bookClub', EXACT),
      joiningBy('groupBuy', CONTAINS),
      joiningBy('frontend', CONTAINS),
    ],
  };
}

/**
 * A config that uses what the console shows first, and how it came to be, oldest first. Providers stay empty: they need
 * the user's own keys.
 */
export function demoRevisions(locale: SourceLocale) {
  const { people, rules, schedules } = DEMO_EDITIONS[locale];
  const targets = demoTargets(people);
  const fresh = parseConfig(freshConfig(locale));
  const initialised = {
    ...(fresh.status === 'ready' ? fresh.view : {}),
    acceptFriendKeyWords: rules.acceptFriend,
  };
  const withRules = {
    ...initialised,
    preventWords: rules.blocked.before,
    replyKeywords: replyKeywords(rules.replies),
    eventKeywords: eventKeywords(rules.skills),
  };
  const withSchedules = { ...withRules, ...demoSchedules(schedules, targets) };
  return [
    initialised,
    withRules,
    withSchedules,
    {
      ...withSchedules,
      preventWords: rules.blocked.now,
      ...welcomes(rules, targets),
      ...demoForwards(rules, targets),
    },
  ];
}
