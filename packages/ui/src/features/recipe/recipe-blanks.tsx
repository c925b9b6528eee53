import { isWebAddress } from '@chatdeck/sdk/plain-rules';
import { useMessages } from '#messages';
import { DateField } from '#primitives/date-field/date-field.tsx';
import { PasswordField } from '#primitives/password-field/password-field.tsx';
import { Text } from '#primitives/text/text.tsx';
import { TextField } from '#primitives/text-field/text-field.tsx';
import { NameField } from '#features/target/index.ts';
import { recipeScreenMessages } from './recipe-screen.messages';
import * as css from './recipe.css';
import type { Blank, Filled } from './recipe.model';

type Mistake = 'addressFormat' | 'dayFormat' | 'sameRoom';

const isDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day;
};

/** What is wrong with what was filled in; nothing is wrong with what is left empty. */
export function mistakeIn(blank: Blank, filled: Filled): Mistake | undefined {
  const value = filled[blank]?.trim() ?? '';
  if (value === '') return undefined;
  if (blank === 'address' && !isWebAddress(value)) return 'addressFormat';
  if (blank === 'day' && !isDay(value)) return 'dayFormat';
  if (blank === 'otherRoom' && value === filled.room?.trim()) return 'sameRoom';
  return undefined;
}

interface Props {
  readonly blanks: readonly Blank[];
  readonly filled: Filled;
  readonly onChange: (filled: Filled) => void;
}

/** The fields of what only the account knows; each may stay empty. */
export function RecipeBlanks({ blanks, filled, onChange }: Props) {
  const t = useMessages(recipeScreenMessages);
  return (
    <div className={css.body}>
      <div>
        <Text weight="medium">{t.blanks}</Text>
        <Text as="p" size="xs" tone="muted">
          {t.blanksText}
        </Text>
      </div>
      {blanks.map((blank) => {
        const mistake = mistakeIn(blank, filled);
        const field = {
          label: t[blank],
          optionalLabel: t.optional,
          value: filled[blank] ?? '',
          onChange: (value: string) => onChange({ ...filled, [blank]: value }),
          errorMessage: mistake && t[mistake],
        };
        switch (blank) {
          case 'room':
          case 'otherRoom':
            return <NameField key={blank} kind="room" {...field} />;
          case 'day':
            return <DateField key={blank} {...field} />;
          case 'address':
            return <TextField key={blank} type="url" inputMode="url" {...field} />;
          case 'token':
            return <PasswordField key={blank} autoComplete="off" {...field} />;
        }
      })}
    </div>
  );
}
