import type { JsonObject } from '@chatdeck/sdk/rules';
import { useMessages } from '#messages';
import { useUndoable } from '#lists/use-undo.ts';
import { useSavedConfig } from '#lists/config/use-saved-config.ts';
import { isEmpty, planFor, withoutPlan, withPlan, type Plan } from './recipe-plan';
import { recipeScreenMessages } from './recipe-screen.messages';
import type { Filled, Recipe } from './recipe.model';

/** What was added, and how to take it back. */
export interface Added {
  readonly plan: Plan;
  readonly undo: () => Promise<boolean>;
}

/** Adds a recipe to the newest config, as a difference: whatever others have saved meanwhile stays. */
export function useAddRecipe() {
  const t = useMessages(recipeScreenMessages);
  const { saved, save, refusal, isSaving } = useSavedConfig();
  const offer = useUndoable();

  const add = async (recipe: Recipe, filled: Filled): Promise<Added | undefined> => {
    let done: { plan: Plan; before: JsonObject } | undefined;
    const change = (stored: JsonObject) => {
      const plan = planFor(recipe, filled, stored);
      done = { plan, before: stored };
      return isEmpty(plan) ? undefined : withPlan(stored, plan);
    };
    const isSaved = await save(change, { gone: t.gone, done: false });
    if (!isSaved || !done) return undefined;
    const { plan, before } = done;
    const undo = () => save((stored) => withoutPlan(stored, plan, before), { done: false });
    offer({ text: t.added(recipe), undone: t.undone, undo });
    return { plan, undo };
  };
  return { add, stored: saved?.stored, refusal, isSaving };
}
