import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { LoadFailed } from '#primitives/failed-state/failed-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { reset } from '#theme';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { ConfigGuard } from '#lists/config/config-guard.tsx';
import { MalformedConfig, MissingConfig } from '#lists/config/missing-config.tsx';
import { useRobotConfig } from '#lists/config/use-saved-config.ts';
import { StillWorks } from '#lists/still-works/still-works.tsx';
import { useIsOwn } from '#lists/session/use-may.ts';
import { RecipeList } from './list/recipe-list';
import { recipeScreenMessages } from './recipe-screen.messages';
import { RECIPE_NAMES, type RecipeName } from './recipe.model';

const RecipeDialog = lazyDialog(() => import('./recipe-dialog'));

export interface RecipeScreenProps {
  /** The recipe that is opened, by its name: `welcome`. */
  readonly recipe?: string | undefined;
}

/** Rules and settings for ten purposes, each added to the config with one press and undone with another. */
export function RecipeScreen({ recipe }: RecipeScreenProps) {
  const t = useMessages(recipeScreenMessages);
  return (
    <PanelBoundary>
      <Page title={t.title} description={t.explanation}>
        <ConfigGuard>
          <Content recipe={recipe} />
        </ConfigGuard>
      </Page>
    </PanelBoundary>
  );
}

function Content({ recipe }: RecipeScreenProps) {
  const t = useMessages(recipeScreenMessages);
  const { state, error, retry } = useRobotConfig();
  const isOwn = useIsOwn();
  const [name, setName] = useState<RecipeName | undefined>(() =>
    RECIPE_NAMES.find((known) => known === recipe),
  );
  if (state?.status === 'missing') return <MissingConfig />;
  if (state?.status === 'malformed') return <MalformedConfig />;
  if (!state) {
    return error ? (
      <>
        <Card isFlush>
          <LoadFailed error={error} onRetry={retry} />
        </Card>
        <StillWorks />
      </>
    ) : (
      <Card isFlush>
        <ListSkeleton label={t.loading} />
      </Card>
    );
  }
  return (
    <>
      {error ? <StaleNotice of="page" onRetry={retry} /> : null}
      <h2 className={reset.visuallyHidden}>{t.list}</h2>
      <RecipeList
        actionOf={({ name: of, title }) =>
          isOwn === true ? (
            <Button isTouch label={t.addNamed({ title })} onPress={() => setName(of)}>
              {t.add}
            </Button>
          ) : null
        }
      />
      {name && isOwn === true ? (
        <DialogBoundary isOpen>
          <RecipeDialog key={name} name={name} isOpen onOpenChange={() => setName(undefined)} />
        </DialogBoundary>
      ) : null}
    </>
  );
}
