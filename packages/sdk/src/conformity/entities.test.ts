import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { CONFIG_DEFAULTS, CONFIG_LISTS, CONFIG_OBJECTS } from '../constants';
import { contract } from '../contract';
import {
  callbackEventSchema,
  customChannelSchema,
  eventKeywordSchema,
  foundNameSchema,
  friendOptionSchema,
  keywordForwardSchema,
  materialSchema,
  materialSelectionSchema,
  newsChannelSchema,
  outgoingMessageSchema,
  promptSchema,
  privateForwardSchema,
  roomOptionSchema,
  userInfoSchema,
} from '../entities';
import { isVip } from '../resources/member/member.constants';
import { bulkMessagesSchema } from '../rules';
import { buildUser } from '../testing';
import spec from './spec-entities.json';

type Fields = { readonly shape: Readonly<Record<string, z.ZodMiniType>> };
const fieldsOf = (...schemas: readonly Fields[]) =>
  [...new Set(schemas.flatMap(({ shape }) => Object.keys(shape)))].sort();
const without = (names: readonly string[], ...ours: string[]) =>
  names.filter((name) => !ours.includes(name));

describe('the robot config of the specification', () => {
  it('has each field and no other, with its default where one is given', () => {
    expect(Object.keys(CONFIG_DEFAULTS).sort()).toEqual(Object.keys(spec.configScalars).sort());
    for (const [field, initial] of Object.entries(spec.configScalars)) {
      if (initial !== null) expect(CONFIG_DEFAULTS).toHaveProperty(field, initial);
    }
    expect([...CONFIG_LISTS].sort()).toEqual([...spec.configLists].sort());
    expect([...CONFIG_OBJECTS].sort()).toEqual([...spec.configObjects].sort());
  });

  it.each(Object.entries(spec.configScalars))('holds %s', (field, initial) => {
    expect(CONFIG_DEFAULTS).toHaveProperty(field);
    if (initial !== null) expect(CONFIG_DEFAULTS).toHaveProperty(field, initial);
  });

  it.each(spec.configLists)('holds the list %s', (list) => {
    expect(CONFIG_LISTS).toContain(list);
  });

  it.each(spec.configObjects)('holds the object %s', (part) => {
    expect(CONFIG_OBJECTS).toContain(part);
  });
});

const ENTITIES: readonly (readonly [string, readonly string[], readonly Fields[]])[] = [
  ['the user info', spec.userInfoFields, [userInfoSchema]],
  ['a session', spec.sessionFields, [contract.account.login.response]],
  ['the stored config', spec.storedConfigFields, [contract.robot.config.response]],
  ['a material', spec.materialFields, materialSchema.def.options],
  ['a message', spec.messageFields, outgoingMessageSchema.def.options],
  ['what a bulk send hands over', spec.bulkPayloadFields, [bulkMessagesSchema]],
  ['a group option', spec.roomOptionFields, [roomOptionSchema]],
  ['a friend option', spec.friendOptionFields, [friendOptionSchema]],
  ['a found name', spec.foundNameFields, [foundNameSchema]],
  ['a news channel', spec.newsChannelFields, [newsChannelSchema]],
  ['a custom channel', spec.customChannelFields, [customChannelSchema]],
  ['a preset role', spec.promptFields, [promptSchema]],
  ['a chosen material', spec.materialSelectionFields, [materialSelectionSchema]],
  ['a keyword forward rule', spec.keywordForwardFields, [keywordForwardSchema]],
  ['a designated-user rule', spec.privateForwardFields, [privateForwardSchema]],
  ['a callback event', spec.callbackFields, [callbackEventSchema]],
  ['a skill keyword', spec.eventKeywordFields, [eventKeywordSchema]],
];

describe('the entities of the specification', () => {
  it.each(
    ENTITIES.flatMap(([name, fields, schemas]) =>
      fields.map((field) => [name, field, schemas] as const),
    ),
  )('%s has the field %s', (_name, field, schemas) => {
    expect(fieldsOf(...schemas)).toContain(field);
  });

  it.each<[string, readonly string[], readonly Fields[]]>([
    ['a friend option', spec.friendOptionFields, [friendOptionSchema]],
    ['a found name', spec.foundNameFields, [foundNameSchema]],
    ['a news channel', spec.newsChannelFields, [newsChannelSchema]],
    ['a custom channel', spec.customChannelFields, [customChannelSchema]],
    ['a preset role', spec.promptFields, [promptSchema]],
    ['a chosen material', spec.materialSelectionFields, [materialSelectionSchema]],
    ['a keyword forward rule', spec.keywordForwardFields, [keywordForwardSchema]],
    ['a designated-user rule', spec.privateForwardFields, [privateForwardSchema]],
    ['a callback event', spec.callbackFields, [callbackEventSchema]],
    ['what a bulk send hands over', spec.bulkPayloadFields, [bulkMessagesSchema]],
  ])('%s has each field and no other', (_name, fields, schemas) => {
    // Our own fields: `version` in every row that can be restored, `previousNames` in chats; section 9 has the choices of
    // the other two.
    const ours = ['version', 'previousNames', 'position', 'filter'];
    expect(without(fieldsOf(...schemas), ...ours)).toEqual([...fields].sort());
  });

  it('a material, a message and a group option have each field beside those that we need', () => {
    const material = fieldsOf(...materialSchema.def.options);
    expect(without(material, 'updatedAt', 'version')).toEqual([...spec.materialFields].sort());
    const message = fieldsOf(...outgoingMessageSchema.def.options);
    expect(without(message, 'username')).toEqual([...spec.messageFields].sort());
    expect(without(fieldsOf(roomOptionSchema), 'isAdmin', 'previousNames')).toEqual(
      [...spec.roomOptionFields].sort(),
    );
  });
});

describe('what the specification says of users and sessions', () => {
  it('reads the role, the custom routes and the robot of a user', () => {
    const user = userInfoSchema.parse({
      ...buildUser(),
      role: 'vip',
      roleInfo: { role: 'member' },
      customRole: { router: ['moreNews'] },
      robotInfo: { robotId: 'wxid_1', name: '小助手' },
    });
    expect(user).toMatchObject({
      role: 'vip',
      roleInfo: { role: 'member' },
      customRole: { router: ['moreNews'] },
      robotInfo: { robotId: 'wxid_1' },
    });
  });

  it('is a member exactly when the role is vip', () => {
    expect(isVip({ role: 'vip' })).toBe(true);
    for (const role of ['', 'other', 'VIP', 'mvip', 'user']) expect(isVip({ role })).toBe(false);
  });
});
