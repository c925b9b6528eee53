import { CODE } from '@chatdeck/sdk/constants';
import {
  batchTaskInputSchema,
  dialogueInputSchema,
  reminderInputSchema,
  rssFeedInputSchema,
} from '@chatdeck/sdk/rules';
import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/plain-rules';
import { isCallError } from '#context/call-error.ts';
import { batchTaskApi } from '#store/batch-task.api.ts';
import { dialogueApi } from '#store/dialogue.api.ts';
import { reminderApi } from '#store/reminder.api.ts';
import { rssApi } from '#store/rss.api.ts';
import type { RecordFix } from './apply-fixes';

/** A record that was saved, at its new version, or why it was not: the text of a refusal if there is one. */
export type RecordSave =
  | { readonly status: 'saved'; readonly version: number }
  | { readonly status: 'gone' }
  | { readonly status: 'refused'; readonly text?: string };

/** A change of a record, based on one of its versions. */
export type RecordChange = Pick<RecordFix, 'list' | 'id' | 'version' | 'after'>;

const TARGETS = ['targets', 'excludeTargets', 'allowRoomMembers'] as const;

/** Old targets have a name alone, by which the robot finds them too; a saved one needs an id. */
function withId(target: Json): Json {
  if (!isJsonObject(target)) return target;
  const { id, name } = target;
  const isText = typeof id === 'string' || typeof id === 'number';
  return { ...target, id: isText && id !== '' ? String(id) : (name ?? '') };
}

/** The input that saves a record. The robot goes on counting the answers of a dialogue meanwhile. */
function toInput({ usedNum: _, ...record }: JsonObject): JsonObject {
  const targets = TARGETS.flatMap((field) => {
    const list = record[field];
    return Array.isArray(list) ? [[field, list.map(withId)] as const] : [];
  });
  return { ...record, ...Object.fromEntries(targets) };
}

interface Answer {
  readonly data?: { readonly version: number } | undefined;
  readonly error?: unknown;
}

function outcomeOf({ data, error }: Answer): RecordSave {
  if (data) return { status: 'saved', version: data.version };
  if (!isCallError(error)) return { status: 'refused' };
  const isGone = error.code === CODE.configChanged || error.code === CODE.notFound;
  if (isGone) return { status: 'gone' };
  const text = error.issues[0]?.message;
  return text === undefined ? { status: 'refused' } : { status: 'refused', text };
}

/** Saves changed dialogues, feeds, tasks and reminders by the calls of their own. */
export function useRecordFixes() {
  const [updateDialogue] = dialogueApi.useUpdateDialogueMutation();
  const [updateFeed] = rssApi.useUpdateRssFeedMutation();
  const [updateTask] = batchTaskApi.useUpdateBatchTaskMutation();
  const [updateReminder] = reminderApi.useUpdateReminderMutation();
  const answerTo = ({
    list,
    id,
    version: baseVersion,
    after,
  }: RecordChange): PromiseLike<Answer> => {
    const input = toInput(after);
    switch (list) {
      case 'dialogues':
        return updateDialogue({ id, input: dialogueInputSchema.parse(input), baseVersion });
      case 'rssFeeds':
        return updateFeed({ id, input: rssFeedInputSchema.parse(input), baseVersion });
      case 'batchTasks':
        return updateTask({ id, input: batchTaskInputSchema.parse(input), baseVersion });
      case 'reminders':
        return updateReminder({ id, input: reminderInputSchema.parse(input), baseVersion });
    }
  };
  return async (change: RecordChange): Promise<RecordSave> => {
    try {
      return outcomeOf(await answerTo(change));
    } catch {
      // A record of an older version may not be valid any more; its form says what is missing.
      return { status: 'refused' };
    }
  };
}
