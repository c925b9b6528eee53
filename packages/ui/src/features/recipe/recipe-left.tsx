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

/** The pages on which what was added is now, each once. */
function livesOn({ rows, settings, summary }: Plan): readonly string[] {
  const lists = [...rows.map(({ of }) => of.list), ...(summary ? ['summerConfig'] : [])];
  const isInSettings = settings.length > 0 || lists.some((list) => !findingPlace(list));
  return [...new Set(lists.filter(findingPlace)), ...(isInSettings ? [SETTINGS] : [])];
}

/** The page of the settings themselves, and of the greeting of new friends, which is one of them. */
const SETTINGS = 'settings';

/** Where a recipe was added to, and what is left to do, each with its page. */
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
      <Text weight="medium">{t.lives}</Text>
      <ul className={css.left} aria-label={t.lives}>
        {livesOn(plan).map((list) => (
          <li key={list}>
            <PlaceLink to={findingPlace(list) ?? 'wechat.index'} isWrapped>
              {list === SETTINGS ? t.settings : listName(list)}
            </PlaceLink>
          </li>
        ))}
      </ul>
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
