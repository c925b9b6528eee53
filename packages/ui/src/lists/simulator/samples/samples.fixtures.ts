import type { Sample } from '@chatdeck/sdk';

/** A sample message of a friend, and the one reply that it should get. */
export const sampleOf = (id: string, text: string, reply: string): Sample => ({
  id,
  version: 1,
  kind: 'text',
  text,
  title: '',
  isStranger: false,
  isInRoom: false,
  isMentioned: false,
  friend: null,
  room: null,
  expected: {
    outcome: 'answered',
    sends: [{ kind: 'contact', name: '好友', type: 1, text: reply }],
    asks: [],
  },
});
