import { choice } from '../../core/choice';

/** What a keyword can make the robot do (product specification, section 9). */
export const ROBOT_EVENTS = [
  choice('sweetword', '土味情话', 'Sweet words'),
  choice('news', '新闻', 'News'),
  choice('cname', '网络取名', 'Name making'),
  choice('rubbish', '垃圾分类', 'Garbage sorting'),
  choice('mingyan', '名人名言', 'Quotes'),
  choice('star', '星座运势', 'Horoscope'),
  choice('xing', '姓氏起源', 'Surname origin'),
  choice('lunar', '老黄历', 'Almanac'),
  choice('goldreply', '神回复', 'God replies'),
  choice('rkl', '绕口令', 'Tongue twisters'),
  choice('skl', '顺口溜', 'Rhymes'),
  choice('emo', '表情包', 'Emoji'),
  choice('meinv', '美女图', 'Beauty pics'),
  choice('reloadFriend', '更新好友和群', 'Reload friends'),
  choice('updateConfig', '更新配置', 'Update config'),
] as const;
/** The name of an event of the robot (product specification, section 9). */
export type RobotEvent = (typeof ROBOT_EVENTS)[number]['value'];

/** The name prefixes of skills that the robot requests from the hosted service; what they did is unknown. */
const FOREIGN_EVENTS = ['outapi-', 'event-'];
/** Whether a skill belongs to the hosted service: the robot requests it, gets no answer and continues. */
export const isForeignEvent = (event: string): boolean =>
  // The plugin matches the first one anywhere in the name.
  FOREIGN_EVENTS.some((name) => event.includes(name));
