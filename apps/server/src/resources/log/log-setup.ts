import { ROLE } from '@chatdeck/sdk/constants';
import { toJson } from '../../database/json';
import { sha256 } from '../../security/secrets';
import { withoutKeys } from '../../security/without-keys';

/** A dialogue without its count, which changes with every answer. */
const uncounted = (dialogue: object) => ({ ...dialogue, usedNum: 0 });

/** What a robot runs with, as it is stored: enough for `simulate`, and the same text for the same state. */
export function setupOf(version: number, config: object, dialogues: readonly object[]) {
  const stored = {
    version,
    // Where messages are reported says nothing about answers, and holds the address of the log.
    config: JSON.stringify(withoutKeys(toJson({ ...config, conversationRecord: null }))),
    dialogues: JSON.stringify(withoutKeys(toJson(dialogues.map(uncounted)))),
    role: ROLE.member,
  };
  return { ...stored, hash: sha256(JSON.stringify(stored)) };
}

export type LogSetup = ReturnType<typeof setupOf>;

/** The dialogues that give no more answers. */
export const usedUpOf = (
  dialogues: readonly {
    readonly id: string;
    readonly limitNum: number;
    readonly usedNum: number;
  }[],
): string[] =>
  dialogues
    .filter(({ limitNum, usedNum }) => limitNum > 0 && usedNum >= limitNum)
    .map(({ id }) => id);
