import type { PeopleTexts } from './texts/demo-texts';
import {
  DEMO_EMOJI,
  DEMO_THEMES,
  GROUPS_OF_THEME,
  around,
  type DemoTheme,
} from './texts/demo-themes';

/** The account of the demo robot of this repository, so that little changes when that robot connects. */
export const DEMO_ROBOT_ID = 'wxid_demo_robot';

const MINUTE_MS = 60_000;
/** How long before the account was made its robot was last heard: long enough to count as gone with every broker. */
export const LAST_SEEN_MS = 5 * MINUTE_MS;
/** It was away during the last mass send, and came back after it. */
const BACK_MS = 150 * MINUTE_MS;

/** Where the robot of the account runs: in the zone of its schedules. */
export const DEMO_CLOCK = { name: 'Asia/Shanghai', offsetMinutes: 480 };

/** When the robot of the account was there until now (in ms), as its message log and its mass sends have it. */
export const demoPresence = (now: number) => ({
  onlineSince: new Date(now - BACK_MS),
  heartbeatAt: new Date(now - LAST_SEEN_MS),
  clock: DEMO_CLOCK,
});

/** Marks seeded rows: the first list that a real robot pushes replaces them. */
export const SEEDED_BY = 'seed';

const FRIENDS = 300;
const ROOMS = DEMO_THEMES.length * GROUPS_OF_THEME;
const LONG_NAME_AT = 203;

const numbered = (prefix: string, index: number) => prefix + String(index + 1).padStart(4, '0');

function friendName(texts: PeopleTexts, index: number): string {
  if (index === LONG_NAME_AT) return texts.longName;
  const name = texts.friend(index);
  return index % 17 === 3 ? texts.withEmoji(name, around(DEMO_EMOJI, index)) : name;
}

/** Where a group stands among all: first the first one of each theme, then the second ones. */
const roomIndex = (theme: DemoTheme, nth: number) =>
  (nth - 1) * DEMO_THEMES.length + DEMO_THEMES.indexOf(theme);

function roomTopic(texts: PeopleTexts, theme: DemoTheme, nth: number): string {
  const topic = texts.nthGroup(texts.groups[theme], nth);
  const index = roomIndex(theme, nth);
  return index % 19 === 7 ? texts.withEmoji(topic, around(DEMO_EMOJI, index)) : topic;
}

/** The friends of the account. */
export const demoFriends = (texts: PeopleTexts) =>
  Array.from({ length: FRIENDS }, (_, index) => {
    const name = friendName(texts, index);
    return {
      wxid: numbered('wxid_demo_', index),
      name,
      alias: index % 4 === 1 ? texts.alias(around(texts.relations, index), name) : '',
      weixin: index % 3 === 0 ? numbered('demo-weixin-', index) : '',
      gender: 1 + (index % 2),
    };
  });

/** The tags that the account has given some of its friends. */
export const demoFriendTags = (texts: PeopleTexts) =>
  demoFriends(texts).flatMap(({ wxid, alias }, index) => {
    const tags = [
      ...(alias === '' ? [] : [around(texts.relations, index)]),
      ...(index % 11 === 0 ? [texts.memberTag] : []),
    ];
    return tags.length === 0 ? [] : [{ wxid, tags }];
  });

const topicsOf = (texts: PeopleTexts) =>
  Array.from({ length: GROUPS_OF_THEME }, (_, round) =>
    DEMO_THEMES.map((theme) => roomTopic(texts, theme, round + 1)),
  ).flat();

const roomId = (index: number) => `${numbered('demo-room-', index)}@chatroom`;

/** The robot may publish a notice in two of five rooms: it owns one and is an admin of the other. */
export const demoRooms = (texts: PeopleTexts) =>
  topicsOf(texts).map((topic, index) => ({
    wxid: roomId(index),
    topic,
    ownerWxid: index % 5 === 0 ? DEMO_ROBOT_ID : numbered('wxid_demo_', index),
    adminWxids: index % 5 === 2 ? [DEMO_ROBOT_ID] : [],
    memberCount: 12 + ((index * 37) % 480),
  }));

/** The tags that the account has given some of its groups. */
export const demoRoomTags = ({ groupTags }: Pick<PeopleTexts, 'groupTags'>) =>
  Array.from({ length: ROOMS }, (_, index) => index)
    .filter((index) => index % 3 === 0)
    .map((index) => ({
      wxid: roomId(index),
      tags: [index % 2 === 0 ? groupTags.meetUps : groupTags.weekly],
    }));

/** The chats of the account, as a rule names them. */
export const demoTargets = (texts: PeopleTexts) => ({
  /** By its index. */
  friend: (index: number) => ({
    id: numbered('wxid_demo_', index),
    name: friendName(texts, index),
  }),
  /** By its theme; without `nth` the first one. */
  room: (theme: DemoTheme, nth = 1) => ({
    id: roomId(roomIndex(theme, nth)),
    name: roomTopic(texts, theme, nth),
  }),
});

export type DemoTargets = ReturnType<typeof demoTargets>;
