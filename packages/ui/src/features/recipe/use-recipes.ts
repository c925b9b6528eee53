import { useMemo } from 'react';
import { useMessages } from '#messages';
import { recipeRulesMessages } from './recipe-rules.messages';
import { RECIPE_NAMES, type Filled, type Recipe, type RecipeName } from './recipe.model';
import { contentOf } from './recipes';
import { recipesMessages } from './recipes.messages';

/** The recipes in the language of the page. */
export function useRecipes(): readonly Recipe[] {
  const recipeOf = useRecipeOf();
  return useMemo(() => RECIPE_NAMES.map((name) => recipeOf(name)), [recipeOf]);
}

/** Makes a recipe with what has been filled in. */
export function useRecipeOf(): (name: RecipeName, filled?: Filled) => Recipe {
  const t = useMessages(recipesMessages);
  const rules = useMessages(recipeRulesMessages);
  return useMemo(
    () => (name, filled) => {
      const { to, ...content } = contentOf(name, rules, filled);
      return {
        ...content,
        name,
        title: t[`${name}Title`],
        text: t[`${name}Text`],
        steps: [{ to, text: t[`${name}Step`] }],
      };
    },
    [t, rules],
  );
}
