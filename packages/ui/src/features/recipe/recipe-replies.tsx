import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import { TextArea } from '#primitives/text-area/text-area.tsx';
import type { RecipeReply, Reworded } from './recipe-replies.model';
import { recipeScreenMessages } from './recipe-screen.messages';
import * as css from './recipe.css';

interface Props {
  readonly replies: readonly RecipeReply[];
  readonly reworded: Reworded;
  readonly onChange: (reworded: Reworded) => void;
}

/** What the rules of a recipe will say, to be put into the account's own words before it is added. */
export function RecipeReplies({ replies, reworded, onChange }: Props) {
  const t = useMessages(recipeScreenMessages);
  return (
    <div className={css.body}>
      <div>
        <Text weight="medium">{t.replies}</Text>
        <Text as="p" size="xs" tone="muted">
          {t.repliesText}
        </Text>
      </div>
      {replies.map(({ name, text }) => {
        const value = reworded[name] ?? text;
        return (
          <TextArea
            key={name}
            label={name}
            rows={3}
            value={value}
            onChange={(changed) => onChange({ ...reworded, [name]: changed })}
            errorMessage={value.trim() === '' ? t.replyMissing : undefined}
          />
        );
      })}
    </div>
  );
}
