/** Rules and messages that tests share. */
import { simulate, type SimulationMessage, type SimulationSetup, type StageId } from './index';

export const FROM = { id: 'wxid_lin', name: '林知远' };
export const ROOM = { id: 'room-1', topic: '读书会' };
export const MEMBER = { role: 'vip' };
export const KEYWORD_RULE = {
  keywords: ['报名'],
  reg: 1,
  needAt: 1,
  scope: 'all',
  replys: [{ type: 1, content: '第一行\\n第二行' }],
};
export const DIALOGUE = {
  id: 'd1',
  type: 'contact',
  targets: [FROM],
  openChat: true,
  keywords: [],
  robotType: 6,
  limitNum: 2,
  usedNum: 0,
  rechargeTip: '次数用完了',
  botConfig: { token: 'key', model: 'gpt-4o', proxyPass: 'https://ai.example/v1' },
};

export const privately = (text: string): SimulationMessage => ({ text, from: FROM });
export const inRoom = (text: string, isMentioned = false): SimulationMessage => ({
  text,
  from: FROM,
  room: ROOM,
  isMentioned,
});

/** A simulation, and the row of one of its stages. */
export function ask(setup: Partial<SimulationSetup>, message: SimulationMessage) {
  const result = simulate({ config: {}, user: MEMBER, ...setup }, message);
  const stage = (id: StageId) => result.trace.find((row) => row.id === id);
  return { ...result, stage };
}
