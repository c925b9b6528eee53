import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { RecipeRows } from '../recipe-rows';
import { recipeScreenMessages } from '../recipe-screen.messages';
import type { Recipe } from '../recipe.model';
import * as css from '../recipe.css';
import { useRecipes } from '../use-recipes';

export interface RecipeListProps {
  /** What can be done with a recipe. */
  readonly actionOf: (recipe: Pick<Recipe, 'name' | 'title' | 'isForMembers'>) => ReactNode;
}

/** Ten recipes: what each is for, and the rules and settings that it makes. */
export function RecipeList({ actionOf }: RecipeListProps) {
  const t = useMessages(recipeScreenMessages);
  const recipes = useRecipes();
  return (
    <ul className={css.list} aria-label={t.list}>
      {recipes.map((recipe) => (
        <li key={recipe.name} className={css.recipe}>
          <div className={css.head}>
            <h3 className={css.title}>{recipe.title}</h3>
            {recipe.isForMembers ? <Badge icon={Crown}>{t.members}</Badge> : null}
          </div>
          <p className={css.text}>{recipe.text}</p>
          <RecipeRows
            label={t.makes({ title: recipe.title })}
            rows={recipe.rows.map((of) => ({ of }))}
            settings={recipe.settings}
            summary={recipe.summary}
          />
          <div className={css.foot}>{actionOf(recipe)}</div>
        </li>
      ))}
    </ul>
  );
}
