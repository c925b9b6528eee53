import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import type { DemoTargets } from './demo-people';
import type { DialogueTexts } from './texts/demo-texts';

const text = (content: string) => ({ type: CONTENT_TYPE.text, content });
const CONTAINS = 1;
const EXACT = 2;

/** Parts of the custom centre. */
export function demoCustom(
  { groupReplies, privateReplies, channels }: DialogueTexts,
  { room }: DemoTargets,
) {
  const reply = (
    { keywords, answer }: { readonly keywords: string[]; readonly answer: string },
    reg: number,
    rooms: readonly { readonly name: string }[],
  ) => ({ rooms: rooms.map(({ name }) => name), keywords, reg, replys: [text(answer)] });
  const channel = (sortId: keyof DialogueTexts['channels']) => ({
    sortId,
    name: channels[sortId].name,
    items: channels[sortId].items.map(text),
  });
  return {
    roomReply: [
      reply(groupReplies.orders, CONTAINS, [room('secondHand'), room('languages')]),
      reply(groupReplies.run, EXACT, [room('morningRun')]),
      reply(groupReplies.pets, CONTAINS, [room('pets'), room('pets', 2)]),
    ],
    privateKeywords: [
      reply(privateReplies.fees, CONTAINS, [room('parents')]),
      reply(privateReplies.parcel, CONTAINS, [room('groupBuy'), room('groupBuy', 2)]),
      reply(privateReplies.betaCode, EXACT, [room('beta')]),
    ],
    channels: [channel('quotes'), channel('tips')],
  };
}
