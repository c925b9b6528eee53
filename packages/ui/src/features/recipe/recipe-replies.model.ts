import type { Reply } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import type { Recipe, RecipeRow } from './recipe.model';

/** What the account has written in place of the text of a recipe, by the name of the reply. */
export type Reworded = Readonly<Record<string, string>>;

/** A reply that is a text, and what it says. */
export interface RecipeReply {
  readonly name: string;
  readonly text: string;
}

/** A row with each of its replies changed. */
function withReplies(of: RecipeRow, change: (reply: Reply) => Reply): RecipeRow {
  switch (of.list) {
    case 'replyKeywords':
      return { ...of, row: { ...of.row, replys: of.row.replys.map(change) } };
    case 'roomJoinKeywords':
      return {
        ...of,
        row: {
          ...of.row,
          replys: of.row.replys.map(change),
          welcomes: of.row.welcomes.map(change),
        },
      };
    case 'roomTaskSchedule':
      return { ...of, row: { ...of.row, contents: of.row.contents.map(change) } };
    case 'newFriendReplys':
      return { ...of, row: change(of.row) };
    case 'callBackEvents':
    case 'roomAsyncList':
    case 'countDownTaskSchedule':
      return of;
  }
}

/** The texts that rows send, each once. */
export function repliesOf(rows: readonly RecipeRow[]): readonly RecipeReply[] {
  const replies = new Map<string, RecipeReply>();
  const note = (reply: Reply) => {
    const { type, name = '', content = '' } = reply;
    if (type === CONTENT_TYPE.text) replies.set(name, { name, text: content });
    return reply;
  };
  for (const row of rows) withReplies(row, note);
  return [...replies.values()];
}

/** The recipe with what the account has written in place of its texts. */
export const reword = (recipe: Recipe, reworded: Reworded): Recipe => ({
  ...recipe,
  rows: recipe.rows.map((row) =>
    withReplies(row, (reply) => {
      const content = reworded[reply.name ?? '']?.trim();
      return content === undefined ? reply : { ...reply, content };
    }),
  ),
});

/** A reply that says nothing would be sent by no rule. */
export const isUnsaid = (reworded: Reworded): boolean =>
  Object.values(reworded).some((text) => text.trim() === '');
