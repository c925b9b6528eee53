import { choice } from '../../core/choice';
import { CONTENT_TYPE } from '../material/material.constants';

/** How a keyword is compared with a message: `reg` of every rule (product specification, section 9). */
export const MATCH_MODE = { contains: 1, exact: 2 } as const;
/** 1 fuzzy, 2 exact (product specification, section 9). */
export type MatchMode = (typeof MATCH_MODE)[keyof typeof MATCH_MODE];
/** The match modes with their labels (product specification, section 9). */
export const MATCH_MODES = [
  choice(MATCH_MODE.contains, '模糊匹配', 'Contains'),
  choice(MATCH_MODE.exact, '精确匹配', 'Exact'),
] as const;

/** The position of a keyword: `position` of a keyword forward rule. The current plugin matches anywhere. */
export const POSITIONS = [
  choice('start', '开头', 'Start'),
  choice('middle', '中间', 'Middle'),
  choice('end', '结尾', 'End'),
] as const;

/** Whether a rule requires that the robot is mentioned in a group. */
export const NEED_AT = [choice(1, '是', 'Yes'), choice(0, '否', 'No')] as const;

/** Where a rule applies. */
export const SCOPES = [
  choice('all', '群聊和好友', 'Groups and friends'),
  choice('room', '仅群聊', 'Groups only'),
  choice('friend', '仅好友私聊', 'Friends only'),
] as const;
/** Where a rule applies: all, room or friend (product specification, section 9). */
export type Scope = (typeof SCOPES)[number]['value'];

/** The kinds of chats that a rule forwards from and to. */
export const TARGET_TYPES = [
  choice('contact', '好友', 'Friend'),
  choice('room', '群组', 'Group'),
] as const;
/** A friend (`contact`) or a room (product specification, section 9). */
export type TargetType = (typeof TARGET_TYPES)[number]['value'];

/** How groups are synchronized: `roomAsyncList.model`. */
export const ASYNC_MODELS = [
  choice(1, '一对多模式', 'One to many'),
  choice(2, '多对一模式', 'Many to one'),
  choice(3, '多对多模式', 'Many to many'),
] as const;

/** How groups are synchronized, by the names of the three models. */
export const ASYNC_MODEL = { oneToMany: 1, manyToOne: 2, manyToMany: 3 } as const;

/** What is copied between groups: `roomAsyncList.forward`. */
export const ASYNC_MESSAGES = [
  choice(1, '转发文字', 'Text only'),
  choice(2, '转发文字和图片', 'Text and images'),
] as const;

/** What a designated-user rule forwards: `privateForwards.type`. */
export const FORWARD_MESSAGES = [
  choice(1, '只转发文字', 'Text only'),
  choice(2, '转发全部', 'Everything'),
] as const;

/** Which messages are forwarded: `filter` of a designated-user rule. The current plugin ignores it. */
export const FORWARD_FILTERS = [
  choice(-1, '全部', 'All'),
  choice(1, '平台预设', 'Platform preset'),
  choice(0, '自定义', 'Custom'),
] as const;

/** What a welcome in a group may contain: the robot sends nothing else there (robot contract, section 1.4). */
export const WELCOME_TYPES = [CONTENT_TYPE.text, CONTENT_TYPE.file] as const;

/** The defaults of a forward rule: everything, wherever the keyword occurs. */
export const FORWARD_DEFAULTS = { filter: -1, position: 'middle' } as const;

/** Who answers a callback event. */
export const CALLBACK_TYPE = { builtIn: 1, custom: 100 } as const;
/** The kinds of callback: 1 built-in, 100 custom (product specification, section 3). */
export const CALLBACK_TYPES = [
  choice(CALLBACK_TYPE.builtIn, '内置事件', 'Built-in event'),
  choice(CALLBACK_TYPE.custom, '自定义回调', 'Custom callback'),
] as const;

/** A new callback event (product specification, section 9); `timeout` in seconds, at least 0. */
export const CALLBACK_DEFAULTS = { timeout: 60, type: 1, reg: 1, needAt: 1, scope: 'all' } as const;
