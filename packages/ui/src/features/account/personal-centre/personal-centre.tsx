import type { Credentials } from '@chatdeck/sdk';
import { robotCommands } from '@chatdeck/sdk/texts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { LazyConfirmDialog } from '#primitives/confirm-dialog/lazy-confirm-dialog.tsx';
import { CopyField, SecretField } from '#primitives/copy-field/copy-field.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useIsOwn } from '#lists/session/use-may.ts';
import { AccountDataCard } from '../account-data/account-data-card';
import { FileSpace } from '../file-space/file-space';
import { PasskeysCard } from '../passkeys/passkeys-card';
import { TwoFactorCard } from '../two-factor/two-factor-card';
import { personalCentreMessages } from './personal-centre.messages';
import { ProfileFacts } from './profile-facts';
import { usePersonalCentre, type ResetState } from './use-personal-centre';

/** The account, and the keys with which its robot connects. */
export const PersonalCentre = () => (
  <PanelBoundary>
    <Content />
  </PanelBoundary>
);

function Content() {
  const t = useMessages(personalCentreMessages);
  const isOwn = useIsOwn();
  const { state, reset } = usePersonalCentre();
  return (
    <Page title={t.title} description={t.explanation}>
      {state.status === 'ready' && state.isStale && <StaleNotice of="page" onRetry={state.retry} />}
      <Card
        title={t.profile}
        isFlush={state.status === 'loading'}
        actions={isOwn === false ? null : <AccountPages isWaiting={isOwn === undefined} />}
      >
        <LoadedPart state={state} label={t.profile} rows={3}>
          {({ user }) => <ProfileFacts user={user} />}
        </LoadedPart>
      </Card>
      <TwoFactorCard />
      {isOwn === false ? null : <PasskeysCard />}
      {state.status === 'ready' && <Keys {...state} reset={reset} />}
      <FileSpace />
      {isOwn === false ? null : <AccountDataCard />}
    </Page>
  );
}

/** Links to what has happened with the account. */
function AccountPages({ isWaiting }: { readonly isWaiting: boolean }) {
  const t = useMessages(personalCentreMessages);
  const { navigate } = useChatdeck();
  return (
    <>
      <Button size="sm" isWaiting={isWaiting} onPress={() => navigate({ to: 'user.sessions' })}>
        {t.sessions}
      </Button>
      <Button size="sm" isWaiting={isWaiting} onPress={() => navigate({ to: 'user.activity' })}>
        {t.activity}
      </Button>
    </>
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
        <Button size="sm" onPress={() => reset.setConfirming(true)}>
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
      <LazyConfirmDialog
        isOpen={reset.isConfirming}
        onOpenChange={reset.setConfirming}
        title={t.resetTitle}
        confirmLabel={t.reset}
        cancelLabel={t.cancel}
        tone="danger"
        isPending={reset.isPending}
        onConfirm={reset.confirm}
      >
        {t.resetText}
      </LazyConfirmDialog>
    </Card>
  );
}
