import { textIn } from '@chatdeck/sdk/constants';
import type { Credentials } from '@chatdeck/sdk';
import {
  OPEN_API_DISTRUST,
  OPEN_API_KEY_ONLY_SCOPES,
  OPEN_API_SCOPES,
  OPEN_API_WINDOW_MS,
  OPEN_SESSION_MS,
} from '@chatdeck/sdk/plain-rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyPart } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Tag } from '#primitives/badge/badge.tsx';
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
import { LockedButton } from '#lists/membership/locked-button.tsx';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import { useMembership } from '#lists/membership/use-membership.ts';
import { KeysCard } from './keys/keys-card';
import { useIsOwn } from '#lists/session/use-may.ts';
import { openApiMessages } from './open-api.messages';
import { useOpenApi } from './use-open-api';

const minutesOf = (ms: number) => ({ minutes: ms / 60_000 });

interface ScopesProps {
  readonly of: typeof OPEN_API_SCOPES | typeof OPEN_API_KEY_ONLY_SCOPES;
}

function Scopes({ of }: ScopesProps) {
  const { locale } = useChatdeck();
  return of.map(({ value, text }) => (
    <Text key={value} as="p">
      <Tag>{value}</Tag> {textIn(text, locale)}
    </Text>
  ));
}

/** Permissions of sessions and keys, and the rules for all requests. */
function OpenApiRules() {
  const t = useMessages(openApiMessages);
  const { locale } = useChatdeck();
  return (
    <>
      <Card title={t.scopes}>
        <Stack gap={2}>
          <Text as="p" tone="second">
            {t.scopesText}
          </Text>
          <Scopes of={OPEN_API_SCOPES} />
          <Text as="p" tone="second">
            {t.keyScopesText}
          </Text>
          <Scopes of={OPEN_API_KEY_ONLY_SCOPES} />
        </Stack>
      </Card>
      <Card title={t.limits}>
        <Stack gap={2}>
          <Text as="p">{t.memberLimit}</Text>
          <Text as="p">{t.sessionLimit(minutesOf(OPEN_SESSION_MS))}</Text>
          <Text as="p">{t.windowLimit(minutesOf(OPEN_API_WINDOW_MS))}</Text>
          <Text as="p" tone="second">
            {`${t.refusals}: ${OPEN_API_DISTRUST.map(({ text }) => textIn(text, locale)).join(' · ')}`}
          </Text>
        </Stack>
      </Card>
    </>
  );
}

// The examples are generated from the contract, which pulls in all of its schemas.
const OpenApiCalls = lazyPart(() => import('./open-api-calls'));

/** The keys of the open API, how to call it, and its rules. Read-only without a membership. */
export const OpenApiScreen = () => (
  <PanelBoundary>
    <Content />
  </PanelBoundary>
);

function Content() {
  const t = useMessages(openApiMessages);
  const { isMember } = useMembership();
  const isOwn = useIsOwn();
  const state = useOpenApi();
  const { keys, setConfirming } = state;
  const isReady = keys.status === 'ready';
  const isReadOnly = isMember === false;
  return (
    <Page title={t.title} description={t.explanation}>
      {isReadOnly ? <MemberNotice /> : null}
      {isReady && keys.isStale ? <StaleNotice of="page" onRetry={keys.retry} /> : null}
      <Card
        title={t.keys}
        isFlush={!isReady}
        actions={
          isReady ? <Reset isLocked={isReadOnly} onPress={() => setConfirming(true)} /> : null
        }
      >
        <LoadedPart state={keys} label={t.loading} rows={2}>
          {(ready) => <Keys {...ready} />}
        </LoadedPart>
      </Card>
      {isOwn === false ? null : <KeysCard isLocked={isReadOnly} />}
      <OpenApiCalls address={state.address} />
      <OpenApiRules />
      <LazyConfirmDialog
        isOpen={state.isConfirming}
        onOpenChange={setConfirming}
        title={t.resetTitle}
        confirmLabel={t.reset}
        tone="danger"
        isPending={state.isResetting}
        onConfirm={state.reset}
      >
        {t.resetText}
      </LazyConfirmDialog>
    </Page>
  );
}

interface ResetProps {
  readonly isLocked: boolean;
  readonly onPress: () => void;
}

function Reset({ isLocked, onPress }: ResetProps) {
  const t = useMessages(openApiMessages);
  if (isLocked) return <LockedButton size="sm">{t.reset}</LockedButton>;
  return (
    <Button size="sm" onPress={onPress}>
      {t.reset}
    </Button>
  );
}

function Keys({ apiKey, apiSecret }: Credentials) {
  const t = useMessages(openApiMessages);
  return (
    <Stack>
      <Text as="p" tone="second">
        {t.keysText}
      </Text>
      <CopyField label={t.apiKey} value={apiKey} />
      <SecretField label={t.apiSecret} value={apiSecret} />
    </Stack>
  );
}
