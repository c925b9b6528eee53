import { demoTarget } from './demo-people';

const CONTAINS = 1;

/** Forwarding between chats, and what calls a server of the user's own: paused, since there is none yet. */
export const demoForwards = {
  forwards: [
    {
      keywords: ['报修', '漏水'],
      reg: CONTAINS,
      position: 'middle',
      type: 'room',
      targets: [demoTarget.room('家长委员会')],
      forwardType: 'contact',
      forwardTargets: [demoTarget.friend(4)],
    },
    {
      keywords: ['投诉', '退款'],
      reg: CONTAINS,
      position: 'middle',
      type: 'room',
      targets: [demoTarget.room('好物团购🐱'), demoTarget.room('好物团购二群')],
      forwardType: 'room',
      forwardTargets: [demoTarget.room('项目周报')],
    },
    {
      keywords: ['发票'],
      reg: CONTAINS,
      position: 'start',
      type: 'contact',
      targets: [demoTarget.friend(1), demoTarget.friend(2)],
      forwardType: 'contact',
      forwardTargets: [demoTarget.friend(5)],
    },
  ],
  privateForwards: [
    {
      name: demoTarget.friend(6).name,
      type: 1,
      filter: -1,
      rooms: ['周末徒步', '周末徒步二群'],
      contacts: [],
    },
    {
      name: demoTarget.friend(8).name,
      type: 1,
      filter: -1,
      rooms: ['产品内测', '产品内测二群', '产品内测三群'],
      contacts: [],
    },
  ],
  roomAsyncList: [
    { model: 1, one: '产品内测', many: ['产品内测二群', '产品内测三群'], forward: 2 },
    { model: 3, one: '', many: ['宠物之家', '宠物之家二群'], forward: 1 },
  ],
  chatdeckPaused: {
    callBackEvents: [
      {
        at: 0,
        row: {
          keywords: ['查订单'],
          reg: CONTAINS,
          needAt: 1,
          scope: 'all',
          type: 100,
          timeout: 10,
          postUrl: '',
          customUrl: 'https://example.com/orders',
          moreData: [{ key: 'shop', value: 'qinghe' }],
        },
      },
    ],
  },
};
