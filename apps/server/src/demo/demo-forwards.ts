import type { DemoTargets } from './demo-people';
import type { RuleTexts } from './texts/demo-texts';

const CONTAINS = 1;

/** Forwarding between chats, and what calls a server of the user's own: paused, since there is none yet. */
export const demoForwards = (
  { forwards, orders }: Pick<RuleTexts, 'forwards' | 'orders'>,
  { friend, room }: DemoTargets,
) => ({
  forwards: [
    {
      keywords: forwards.repairs,
      reg: CONTAINS,
      position: 'middle',
      type: 'room',
      targets: [room('parents')],
      forwardType: 'contact',
      forwardTargets: [friend(4)],
    },
    {
      keywords: forwards.complaints,
      reg: CONTAINS,
      position: 'middle',
      type: 'room',
      targets: [room('groupBuy'), room('groupBuy', 2)],
      forwardType: 'room',
      forwardTargets: [room('reports')],
    },
    {
      keywords: forwards.invoices,
      reg: CONTAINS,
      position: 'start',
      type: 'contact',
      targets: [friend(1), friend(2)],
      forwardType: 'contact',
      forwardTargets: [friend(5)],
    },
  ],
  privateForwards: [
    {
      name: friend(6).name,
      type: 1,
      filter: -1,
      rooms: [room('hikers').name, room('hikers', 2).name],
      contacts: [],
    },
    {
      name: friend(8).name,
      type: 1,
      filter: -1,
      rooms: [room('beta').name, room('beta', 2).name, room('beta', 3).name],
      contacts: [],
    },
  ],
  roomAsyncList: [
    {
      model: 1,
      one: room('beta').name,
      many: [room('beta', 2).name, room('beta', 3).name],
      forward: 2,
    },
    { model: 3, one: '', many: [room('pets').name, room('pets', 2).name], forward: 1 },
  ],
  chatdeckPaused: {
    callBackEvents: [
      {
        at: 0,
        row: {
          keywords: orders.keywords,
          reg: CONTAINS,
          needAt: 1,
          scope: 'all',
          type: 100,
          timeout: 10,
          postUrl: '',
          customUrl: 'https://example.com/orders',
          moreData: [{ key: 'shop', value: orders.shop }],
        },
      },
    ],
  },
});
