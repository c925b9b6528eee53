import type { ConfigObject } from '@chatdeck/sdk/constants';
import type { Json, JsonObject } from '@chatdeck/sdk/rules';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { LoadFailed } from '#primitives/failed-state/failed-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { saveBarMessages } from '#primitives/save-bar/save-bar.messages.ts';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { LeaveDialog, type BlockedLeave } from '#lists/config/leave-dialog.tsx';
import { ConfigGuard } from '#lists/config/config-guard.tsx';
import { MalformedConfig, MissingConfig } from '#lists/config/missing-config.tsx';
import { useSavedConfig } from '#lists/config/use-saved-config.ts';
import { LockedButton } from '#lists/membership/locked-button.tsx';
import { useMembership } from '#lists/membership/use-membership.ts';
import { StillWorks } from '#lists/still-works/still-works.tsx';
import type { ConfigPartDefinition } from './config-part-definition';
import type { PageConfig } from './need';
import { PartForm } from './part-form';
import { PartStatus } from './part-status';
import { useConfigPart } from './use-config-part';

/** What a host passes to the page of one config object. */
export interface ConfigPartScreenProps {
  /** Called when unsaved changes appear or disappear, so that a host can block navigation meanwhile. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the host has blocked; the screen asks whether to stay or to leave. */
  readonly blockedLeave?: BlockedLeave | undefined;
}

interface Props<Name extends ConfigObject, Form extends FieldValues> extends ConfigPartScreenProps {
  readonly definition: ConfigPartDefinition<Name, Form>;
}

/** The page of one object of the robot config: a form that is saved as a whole. */
export function ConfigPartScreen<Name extends ConfigObject, Form extends FieldValues>(
  props: Props<Name, Form>,
) {
  return (
    <PanelBoundary>
      <ConfigGuard>
        <Content {...props} />
      </ConfigGuard>
    </PanelBoundary>
  );
}

function Content<Name extends ConfigObject, Form extends FieldValues>(props: Props<Name, Form>) {
  const { definition } = props;
  const config = useSavedConfig();
  const { title, explanation } = useMessages(definition.texts);
  const { save } = useMessages(saveBarMessages);
  const { isMember } = useMembership();
  const isLocked = definition.isForMembers === true && isMember === false;
  const { state, saved, error, retry } = config;
  const isUnusable = state?.status === 'missing' || state?.status === 'malformed';
  return (
    <Page
      title={title}
      description={explanation}
      // Nothing can be changed, so that the bar with the button to save never comes.
      actions={isLocked && saved ? <LockedButton isTouch>{save}</LockedButton> : null}
    >
      {state?.status === 'missing' ? <MissingConfig /> : null}
      {state?.status === 'malformed' ? <MalformedConfig /> : null}
      {saved && error ? <StaleNotice of="page" onRetry={retry} /> : null}
      {saved && !isUnusable ? (
        <Ready {...props} config={config} stored={saved.stored} isReadOnly={isLocked} />
      ) : null}
      {state || saved ? null : (
        <Card isFlush>
          {error ? <LoadFailed error={error} onRetry={retry} /> : <ListSkeleton label={title} />}
        </Card>
      )}
      {error && !state && !saved ? <StillWorks /> : null}
    </Page>
  );
}

interface ReadyProps<Name extends ConfigObject, Form extends FieldValues> extends Props<
  Name,
  Form
> {
  readonly config: PageConfig;
  readonly stored: JsonObject;
  readonly isReadOnly: boolean;
}

function Ready<Name extends ConfigObject, Form extends FieldValues>(props: ReadyProps<Name, Form>) {
  const { definition, config, stored } = props;
  const { form, ...part } = useConfigPart(definition, config, stored);
  const { Fields, Beside, name } = definition;
  return (
    <FormProvider {...form}>
      <PartForm
        {...part}
        config={config}
        status={<Status definition={definition} config={config} stored={stored[name]} />}
        beside={<Beside />}
        isReadOnly={props.isReadOnly}
        onUnsavedChange={props.onUnsavedChange}
      >
        <Fields />
      </PartForm>
      <LeaveDialog leave={props.blockedLeave} onLeave={part.discard} />
    </FormProvider>
  );
}

interface StatusProps<Name extends ConfigObject, Form extends FieldValues> {
  readonly definition: ConfigPartDefinition<Name, Form>;
  readonly config: PageConfig;
  readonly stored: Json | undefined;
}

function Status<Name extends ConfigObject, Form extends FieldValues>(
  props: StatusProps<Name, Form>,
) {
  const { definition, config, stored } = props;
  return <PartStatus config={config} stored={stored} needs={definition.useNeeds(config)} />;
}
