import type { Credentials, UserInfo } from '@chatdeck/sdk';
import { robotCommands } from '@chatdeck/sdk/texts';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { CopyField, SecretField } from '#primitives/copy-field/copy-field.tsx';
import { LoadFailed } from '#primitives/failed-state/load-failed.tsx';
import { Page } from '#primitives/page/page.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { CallError } from '#context/call-error.ts';
import { personalCentreMessages } from './personal-centre.messages';
import { ProfileFacts } from './profile-facts';

export type PersonalCentreState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: CallError; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly user: UserInfo;
      readonly credentials: Credentials;
      /** Where a robot finds the server. */
      readonly address: string;
      /** The last look failed; this is what was known before. */
      readonly isStale: boolean;
      readonly retry: () => void;
    };

export interface ResetState {
  readonly isAsking: boolean;
  readonly setAsking: (isAsking: boolean) => void;
  readonly isPending: boolean;
  readonly confirm: () => void;
}

interface Props {
  readonly state: PersonalCentreState;
  readonly reset: ResetState;
  readonly onChangeEmail: () => void;
  readonly onChangePassword: () => void;
  /** Cards with data of their own. */
  readonly children?: ReactNode;
}

/** The personal centre as its state says. */
export function PersonalCentreView(props: Props) {
  const { state, reset, onChangeEmail, onChangePassword, children } = props;
  const t = useMessages(personalCentreMessages);
  return (
    <Page title={t.title} description={t.explanation}>
      {state.status === 'ready' && state.isStale && <StaleNotice of="page" onRetry={state.retry} />}
      <Card
        title={t.profile}
        isFlush={state.status === 'loading'}
        actions={
          <>
            <Button size="sm" onPress={onChangeEmail}>
              {t.changeEmail}
            </Button>
            <Button size="sm" onPress={onChangePassword}>
              {t.changePassword}
            </Button>
          </>
        }
      >
        {state.status === 'loading' && <ListSkeleton label={t.profile} rows={3} />}
        {state.status === 'failed' && <LoadFailed error={state.error} onRetry={state.retry} />}
        {state.status === 'ready' && <ProfileFacts user={state.user} />}
      </Card>
      {state.status === 'ready' && <Keys {...state} reset={reset} />}
      {children}
    </Page>
  );
}

interface KeysProps {
  readonly credentials: Credentials;
  readonly address: string;
  readonly reset: ResetState;
}

function Keys({ credentials, address, reset }: KeysProps) {
  const t = useMessages(personalCentreMessages);
  const { apiKey, apiSecret } = credentials;
  return (
    <Card
      title={t.credentials}
      actions={
        <Button size="sm" onPress={() => reset.setAsking(true)}>
          {t.reset}
        </Button>
      }
    >
      <Stack>
        <Text as="p" tone="second">
          {t.credentialsText}
        </Text>
        <CopyField label={t.apiKey} value={apiKey} />
        <SecretField label={t.apiSecret} value={apiSecret} />
        <CopyField
          label={t.command}
          description={t.commandText}
          value={robotCommands({ apiKey, apiSecret, address }).demo}
          isSecret
        />
      </Stack>
      <ConfirmDialog
        isOpen={reset.isAsking}
        onOpenChange={reset.setAsking}
        title={t.resetTitle}
        confirmLabel={t.reset}
        cancelLabel={t.cancel}
        tone="danger"
        isPending={reset.isPending}
        onConfirm={reset.confirm}
      >
        {t.resetText}
      </ConfirmDialog>
    </Card>
  );
}
