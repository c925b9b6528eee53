import * as z from 'zod/mini';
import { oneOf, requiredText } from '../../core/check';
import type { RuleId } from '../../core/rule-texts';
import { ASYNC_MESSAGES, ASYNC_MODELS } from './rule.constants';

/** How groups are kept in step, by the names of the three models. */
export const ASYNC_MODEL = { oneToMany: 1, manyToOne: 2, manyToMany: 3 } as const;

/** What groups in step need: a main group and others, or several that all tell each other. */
export const roomSyncFormSchema = z
  .object({
    model: oneOf(ASYNC_MODELS),
    one: z.string('invalid').check(z.trim(), z.maxLength(200, 'invalid')),
    many: z.array(requiredText('required', 200), 'invalid'),
    forward: oneOf(ASYNC_MESSAGES),
  })
  .check(
    z.superRefine(({ model, one, many }, context) => {
      const miss = (path: 'one' | 'many', message: RuleId) =>
        context.addIssue({ code: 'custom', message, path: [path], input: many });
      if (model === ASYNC_MODEL.manyToMany) {
        if (many.length < 2) miss('many', 'sync.rooms');
        return;
      }
      if (one === '') miss('one', 'forward.rooms');
      if (many.length === 0) miss('many', 'forward.toRooms');
      else if (many.includes(one)) miss('many', 'sync.self');
    }),
  );
/** What the dialog of groups in step holds (robot contract, section 1.4). */
export type RoomSyncForm = z.input<typeof roomSyncFormSchema>;
