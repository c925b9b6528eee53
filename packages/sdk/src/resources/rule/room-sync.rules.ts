import * as z from 'zod/mini';
import { oneOf, requiredText } from '../../core/check';
import { crossRule } from '../../core/cross-rule';
import { ASYNC_MESSAGES, ASYNC_MODEL, ASYNC_MODELS } from './rule.constants';

const groups = {
  model: oneOf(ASYNC_MODELS),
  one: z.string('invalid').check(z.trim(), z.maxLength(200, 'length.200')),
  many: z.array(requiredText('required', 200), 'invalid'),
};

/** What synchronized groups require: a main group and others, or several that all forward to each other. */
export const roomSyncFormSchema = z.object({ ...groups, forward: oneOf(ASYNC_MESSAGES) }).check(
  crossRule(groups, ({ model, one, many }, miss) => {
    if (model === ASYNC_MODEL.manyToMany) {
      if (many.length < 2) miss('sync.rooms', 'many');
      return;
    }
    if (one === '') miss('forward.rooms', 'one');
    if (many.length === 0) miss('forward.toRooms', 'many');
    else if (many.includes(one)) miss('sync.self', 'many');
  }),
);
/** The value of the group sync dialog (robot contract, section 1.4). */
export type RoomSyncForm = z.input<typeof roomSyncFormSchema>;
