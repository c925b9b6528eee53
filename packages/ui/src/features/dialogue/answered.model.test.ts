import { buildDialogue } from '@chatdeck/sdk/testing';
import { expect, it } from 'vitest';
import { answeredBy } from './answered.model';

const books = { id: 'r1', name: '青禾读书会' };
const shop = { id: 'r2', name: '店务群' };
const lost = { id: 'r3', name: '店务群' };
const room = (changes: Partial<Parameters<typeof buildDialogue>[1]>) =>
  buildDialogue(0, {
    type: 'room',
    targets: [],
    isAllRoom: false,
    isAllFriend: false,
    onlyId: false,
    allowRoomMembers: [],
    ...changes,
  });
const both = room({ targets: [books, shop] });

it('is everybody that it names where it comes first', () => {
  expect(answeredBy(both, [])).toMatchObject({ chats: [books, shop], taken: [] });
});

it('is who no dialogue before it is for, by id or by name', () => {
  const byId = room({ targets: [books] });
  const byName = room({ targets: [lost] });
  expect(answeredBy(both, [byId, byName])).toMatchObject({
    chats: [],
    taken: [
      { by: byId, chats: [books], isPartly: false },
      { by: byName, chats: [shop], isPartly: false },
    ],
  });
  expect(answeredBy(both, [room({ targets: [lost], onlyId: true })]).chats).toEqual([books, shop]);
});

it('is not taken twice, and not by a dialogue of friends', () => {
  const first = room({ targets: [books] });
  const second = room({ targets: [books, shop] });
  const friends = buildDialogue(0, { type: 'contact', isAllFriend: true, targets: [] });
  expect(answeredBy(both, [friends, first, second]).taken).toMatchObject([
    { by: first, chats: [books] },
    { by: second, chats: [shop] },
  ]);
});

it('is still the rest of a group of which another answers some members', () => {
  const first = room({ targets: [books], allowRoomMembers: [{ id: 'm1', name: '周明' }] });
  expect(answeredBy(both, [first])).toMatchObject({
    chats: [books, shop],
    taken: [{ by: first, chats: [books], isPartly: true }],
  });
});

it('is all groups but those that others take, and none after one that is for all', () => {
  const all = room({ isAllRoom: true });
  expect(
    answeredBy(all, [room({ targets: [books] }), room({ targets: [books, shop] })]),
  ).toMatchObject({
    isForAll: true,
    taken: [{ chats: [books] }, { chats: [shop] }],
    allBy: undefined,
  });
  expect(answeredBy(both, [all])).toMatchObject({ chats: [], allBy: all });
});
