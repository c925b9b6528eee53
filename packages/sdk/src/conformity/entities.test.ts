import type * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { CONFIG_DEFAULTS, CONFIG_LISTS, CONFIG_OBJECTS } from '../constants';
import {
  callbackEventSchema,
  customChannelSchema,
  foundNameSchema,
  friendOptionSchema,
  keywordForwardSchema,
  materialSchema,
  materialSelectionSchema,
  newsChannelSchema,
  outgoingMessageSchema,
  presetRoleSchema,
  privateForwardSchema,
  roomOptionSchema,
} from '../entities';
import { bulkMessagesSchema } from '../rules';
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
});

describe('the entities of the specification', () => {
  it.each<[string, readonly string[], readonly Fields[]]>([
    ['a friend option', spec.friendOptionFields, [friendOptionSchema]],
    ['a found name', spec.foundNameFields, [foundNameSchema]],
    ['a news channel', spec.newsChannelFields, [newsChannelSchema]],
    ['a custom channel', spec.customChannelFields, [customChannelSchema]],
    ['a preset role', spec.presetRoleFields, [presetRoleSchema]],
    ['a chosen material', spec.materialSelectionFields, [materialSelectionSchema]],
    ['a keyword forward rule', spec.keywordForwardFields, [keywordForwardSchema]],
    ['a designated-user rule', spec.privateForwardFields, [privateForwardSchema]],
    ['a callback event', spec.callbackFields, [callbackEventSchema]],
    ['what a bulk send hands over', spec.bulkPayloadFields, [bulkMessagesSchema]],
  ])('%s has each field and no other', (_name, fields, schemas) => {
    // The count of changes is ours, of every row that is kept; section 9 has the choices of the last two.
    const ours = ['version', 'position', 'filter'];
    expect(without(fieldsOf(...schemas), ...ours)).toEqual([...fields].sort());
  });

  it('a material, a message and a group option have each field beside those that we need', () => {
    const material = fieldsOf(...materialSchema.def.options);
    expect(without(material, 'updatedAt', 'version')).toEqual([...spec.materialFields].sort());
    const message = fieldsOf(...outgoingMessageSchema.def.options);
    expect(without(message, 'username')).toEqual([...spec.messageFields].sort());
    expect(without(fieldsOf(roomOptionSchema), 'isAdmin')).toEqual(
      [...spec.roomOptionFields].sort(),
    );
  });
});
