import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Text } from '#primitives/text/text.tsx';
import { findingPlace } from '#lists/config-check/finding-places.ts';
import { useFindingNames } from '#lists/config-check/use-finding-names.ts';
import type { Plan } from './recipe-plan';
import { recipeScreenMessages } from './recipe-screen.messages';
import * as css from './recipe.css';
import type { Blank, Recipe } from './recipe.model';

interface Props {
  readonly recipe: Recipe;
  readonly plan: Plan;
}

/** What is left to do after a recipe was added, each with the page where it is done. */
export function RecipeLeft({ recipe, plan }: Props) {
  const t = useMessages(recipeScreenMessages);
  const { locale } = useChatdeck();
  const { listName } = useFindingNames();
  const namesOf = (blanks: readonly Blank[]) =>
    joinList(
      blanks.map((blank) => t[blank]),
      locale,
    );
  const paused = plan.rows.filter(({ isPaused }) => isPaused);
  const isOff = plan.summary !== undefined && recipe.summary?.part.open === false;
  const open = [
    ...paused.map(({ of }) => ({
      to: findingPlace(of.list),
      text: t.fill({ blanks: namesOf(of.needs), list: listName(of.list) }),
    })),
    ...(isOff
      ? [
          {
            to: 'vip.summerChat' as const,
            text: t.fill({ blanks: t.token, list: listName('summerConfig') }),
          },
        ]
      : []),
    ...(plan.waiting.length > 0
      ? [{ to: 'wechat.index' as const, text: t.fill({ blanks: t.token, list: t.settings }) }]
      : []),
    ...recipe.steps,
  ];
  return (
    <div className={css.body}>
      <Text weight="medium">{t.left}</Text>
      <ul className={css.left} aria-label={t.left}>
        {open.map(({ to, text }) => (
          <li key={text}>
            {to ? (
              <PlaceLink to={to} isWrapped>
                {text}
              </PlaceLink>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
