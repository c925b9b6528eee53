import { DELETION_GRACE_DAYS } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { NotInSession } from '#primitives/failed-state/failed-state.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useIsOwn } from '#lists/session/use-may.ts';
import { useLive } from '#store/live/use-live.ts';
import { accountDataMessages } from './account-data.messages';
import { DeletionBanner } from './deletion-banner';
import { useDeletion, useExport } from './use-account-data';

const DeleteAccountDialog = /* @__PURE__ */ lazyDialog(() => import('./delete-account-dialog'));

/** A card of the personal centre: a copy of everything that the account holds, and its deletion. */
export function AccountDataCard() {
  const t = useMessages(accountDataMessages);
  useLive();
  const isOwn = useIsOwn();
  const state = useDeletion();
  if (isOwn === false) {
    return (
      <Card title={t.title}>
        <NotInSession />
      </Card>
    );
  }
  const isWaiting = isOwn === undefined;
  return (
    <Card title={t.title} isFlush={state.status === 'loading'}>
      <LoadedPart state={state} label={t.title} rows={3}>
        {({ deletionAt }) => (
          <Stack gap={6}>
            {deletionAt === undefined ? null : <DeletionBanner deletionAt={deletionAt} />}
            <Export isWaiting={isWaiting} />
            {deletionAt === undefined ? <Delete isWaiting={isWaiting} /> : null}
          </Stack>
        )}
      </LoadedPart>
    </Card>
  );
}

interface ActionProps {
  /** While it is not known what the session may do. */
  readonly isWaiting?: boolean;
}

/** The button that downloads everything, and what became of it. */
export function Export({ isWaiting = false }: ActionProps) {
  const t = useMessages(accountDataMessages);
  const { isPending, isStarted, isFailed, run } = useExport();
  return (
    <Stack gap={2}>
      <Text as="p" weight="medium">
        {t.exportTitle}
      </Text>
      <Text as="p" tone="second">
        {t.exportText}
      </Text>
      <Row wraps>
        <Button isPending={isPending} isWaiting={isWaiting} onPress={run}>
          {isPending ? t.exporting : t.export}
        </Button>
        <span role="status">
          {isStarted ? <Text tone="second">{t.exported}</Text> : null}
          {isFailed ? <Text tone="danger">{t.exportFailed}</Text> : null}
        </span>
      </Row>
    </Stack>
  );
}

function Delete({ isWaiting = false }: ActionProps) {
  const t = useMessages(accountDataMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={2}>
      <Text as="p" weight="medium">
        {t.deleteTitle}
      </Text>
      <Text as="p" tone="second">
        {t.deleteText(DELETION_GRACE_DAYS)}
      </Text>
      <Row wraps>
        <Button variant="danger" isWaiting={isWaiting} onPress={() => setOpen(true)}>
          {t.delete}
        </Button>
      </Row>
      <DialogBoundary isOpen={isOpen}>
        <DeleteAccountDialog onOpenChange={setOpen} />
      </DialogBoundary>
    </Stack>
  );
}
