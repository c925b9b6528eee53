import type { NewOpenApiKey, OpenApiKey } from '@chatdeck/sdk';
import { OPEN_API_KEY_SCOPE } from '@chatdeck/sdk/plain-rules';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { LockedButton } from '#lists/membership/locked-button.tsx';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { LazyConfirmDialog } from '#primitives/confirm-dialog/lazy-confirm-dialog.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { KeyTable } from './key-table';
import { keysMessages } from './keys.messages';
import { useKeys, useRemoveKey } from './use-keys';

const KeyDialog = /* @__PURE__ */ lazyDialog(() => import('./key-dialog'));
const RotateDialog = /* @__PURE__ */ lazyDialog(() => import('./rotate-dialog'));
const SecretDialog = /* @__PURE__ */ lazyDialog(() => import('./secret-dialog'));

/** What is done about the keys. */
type Purpose =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'rotate' | 'remove'; readonly key: OpenApiKey }
  | { readonly kind: 'secret'; readonly key: NewOpenApiKey };

interface Props {
  /** Without a membership no call is signed, so no key is made. */
  readonly isLocked: boolean;
}

/** A card of the open API: further keys, each with what it may do and until when. */
export function KeysCard({ isLocked }: Props) {
  const t = useMessages(keysMessages);
  const state = useKeys();
  const [purpose, setPurpose] = useState<Purpose>();
  const close = () => setPurpose(undefined);
  return (
    <Card title={t.title} isFlush={state.status === 'loading'}>
      <LoadedPart state={state} label={t.title} rows={2}>
        {({ list }) => (
          <Stack>
            <Text as="p" tone="second">
              {t.explanation}
            </Text>
            {list.length === 0 ? (
              <Row wraps>
                <Badge>{t.empty}</Badge>
              </Row>
            ) : (
              <KeyTable
                rows={list}
                onEdit={(key) => setPurpose({ kind: 'edit', key })}
                onRotate={(key) => setPurpose({ kind: 'rotate', key })}
                onRemove={(key) => setPurpose({ kind: 'remove', key })}
              />
            )}
            <Row wraps>
              {isLocked ? (
                <LockedButton>{t.add}</LockedButton>
              ) : (
                <Button onPress={() => setPurpose({ kind: 'add' })}>{t.add}</Button>
              )}
            </Row>
          </Stack>
        )}
      </LoadedPart>
      <DialogBoundary isOpen={purpose !== undefined}>
        {purpose && <PurposeDialog purpose={purpose} onClose={close} onPurpose={setPurpose} />}
      </DialogBoundary>
    </Card>
  );
}

interface PurposeProps {
  readonly purpose: Purpose;
  readonly onClose: () => void;
  readonly onPurpose: (purpose: Purpose) => void;
}

function PurposeDialog({ purpose, onClose, onPurpose }: PurposeProps) {
  const onSecret = (key: NewOpenApiKey) => onPurpose({ kind: 'secret', key });
  switch (purpose.kind) {
    case 'add':
      return <KeyDialog edited={undefined} onClose={onClose} onSecret={onSecret} />;
    case 'edit':
      return <KeyDialog edited={purpose.key} onClose={onClose} onSecret={onSecret} />;
    case 'rotate':
      return <RotateDialog rotated={purpose.key} onClose={onClose} onSecret={onSecret} />;
    case 'secret':
      return <SecretDialog shown={purpose.key} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog removed={purpose.key} onClose={onClose} />;
  }
}

interface RemoveProps {
  readonly removed: OpenApiKey;
  readonly onClose: () => void;
}

function RemoveDialog({ removed, onClose }: RemoveProps) {
  const t = useMessages(keysMessages);
  const { remove, isRemoving } = useRemoveKey(onClose);
  return (
    <LazyConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t.removeTitle({ name: removed.name })}
      confirmLabel={t.remove}
      tone="danger"
      isPending={isRemoving}
      onConfirm={() => void remove(removed)}
    >
      <Stack>
        <Text as="p">{t.removeText}</Text>
        {removed.scopes.includes(OPEN_API_KEY_SCOPE.customers) ? (
          <Text as="p">{t.removeCustomers}</Text>
        ) : null}
      </Stack>
    </LazyConfirmDialog>
  );
}
