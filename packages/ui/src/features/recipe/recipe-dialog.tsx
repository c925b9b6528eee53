import { useState } from 'react';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Text } from '#primitives/text/text.tsx';
import { LockedButton } from '#lists/membership/locked-button.tsx';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import { useMembership } from '#lists/membership/use-membership.ts';
import { mistakeIn, RecipeBlanks } from './recipe-blanks';
import { RecipeLeft } from './recipe-left';
import { RecipeReplies } from './recipe-replies';
import { isUnsaid, repliesOf, reword, type Reworded } from './recipe-replies.model';
import { isEmpty, planFor, type Plan } from './recipe-plan';
import { RecipeRows } from './recipe-rows';
import { recipeScreenMessages } from './recipe-screen.messages';
import * as css from './recipe.css';
import type { Filled, Recipe, RecipeName } from './recipe.model';
import { useAddRecipe, type Added } from './use-add-recipe';
import { useRecipeOf } from './use-recipes';

interface Props {
  readonly name: RecipeName;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Shows what a recipe adds to the config, adds it once that is confirmed, and says what is left to do. */
export default function RecipeDialog({ name, isOpen, onOpenChange }: Props) {
  const t = useMessages(recipeScreenMessages);
  const recipeOf = useRecipeOf();
  const [filled, setFilled] = useState<Filled>({});
  const [reworded, setReworded] = useState<Reworded>({});
  const [added, setAdded] = useState<Added>();
  const { add, stored, refusal, isSaving } = useAddRecipe();
  const { isMember } = useMembership();
  const original = recipeOf(name, filled);
  const recipe = reword(original, reworded);
  const isLocked = recipe.isForMembers && isMember === false;
  const plan = stored && planFor(recipe, filled, stored);
  const close = () => onOpenChange(false);
  if (!plan) return null;
  if (added) {
    const undo = async () => {
      if (await added.undo()) close();
    };
    return (
      <Dialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={t.added(recipe)}
        footer={
          <>
            <Button isTouch isPending={isSaving} onPress={() => void undo()}>
              {t.undo}
            </Button>
            <Button isTouch variant="primary" onPress={close}>
              {t.close}
            </Button>
          </>
        }
      >
        <RecipeLeft recipe={recipe} plan={added.plan} />
      </Dialog>
    );
  }
  const isWrong =
    isUnsaid(reworded) || recipe.blanks.some((blank) => mistakeIn(blank, filled) !== undefined);
  // What is there already stays as the account has it.
  const { known } = planFor(original, filled, stored);
  const replies = repliesOf(original.rows.filter((row) => !known.includes(row)));
  const confirm = async () => {
    if (isWrong || isEmpty(plan)) return;
    setAdded(await add(recipe, filled));
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t.dialogTitle(recipe)}
      description={recipe.text}
      footer={
        <>
          <Button isTouch onPress={close}>
            {t.cancel}
          </Button>
          {isLocked ? <LockedButton isTouch>{t.confirm}</LockedButton> : null}
          {isLocked || isEmpty(plan) ? null : (
            <Button
              isTouch
              variant="primary"
              isDisabled={isWrong}
              isPending={isSaving}
              onPress={() => void confirm()}
            >
              {t.confirm}
            </Button>
          )}
        </>
      }
    >
      <div className={css.body}>
        {isLocked ? <MemberNotice /> : null}
        {refusal === undefined ? null : (
          <Banner tone="danger" title={t.refused}>
            {refusal}
          </Banner>
        )}
        {recipe.blanks.length > 0 ? (
          <RecipeBlanks blanks={recipe.blanks} filled={filled} onChange={setFilled} />
        ) : null}
        <PlanView recipe={recipe} plan={plan} />
        {replies.length > 0 ? (
          <RecipeReplies replies={replies} reworded={reworded} onChange={setReworded} />
        ) : null}
      </div>
    </Dialog>
  );
}

/** Exactly what is added, and what is not. */
function PlanView({ recipe, plan }: { readonly recipe: Recipe; readonly plan: Plan }) {
  const t = useMessages(recipeScreenMessages);
  const others = [
    { label: t.known, rows: plan.known, settings: [] },
    { label: t.kept, rows: [], settings: plan.kept },
    { label: t.waiting, rows: [], settings: plan.waiting },
  ].filter(({ rows, settings }) => rows.length + settings.length > 0);
  return (
    <>
      {isEmpty(plan) ? <Text>{t.nothing}</Text> : <Text weight="medium">{t.willAdd}</Text>}
      {isEmpty(plan) ? null : (
        <RecipeRows
          label={t.willAdd}
          rows={plan.rows.map(({ of, isPaused }) => ({
            of,
            ...(isPaused && { note: t.pausedNote }),
          }))}
          settings={plan.settings}
          summary={plan.summary && recipe.summary}
          summaryNote={recipe.summary?.part.open ? undefined : t.summaryOff}
        />
      )}
      {others.map(({ label, rows, settings }) => (
        <div key={label} className={css.left}>
          <Text tone="muted">{label}</Text>
          <RecipeRows
            label={label}
            rows={rows.map((of) => ({ of }))}
            settings={settings}
            summary={undefined}
          />
        </div>
      ))}
      {plan.keepsSummary ? <Text tone="muted">{t.keptSummary}</Text> : null}
    </>
  );
}
