import type { Passkey, Passkeys } from '@chatdeck/sdk';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { usePasskeySupport, type PasskeySupport } from './passkey-support';
import { PasskeyTable } from './passkey-table';
import { passkeysMessages } from './passkeys.messages';
import { usePasskeys } from './use-passkeys';

const AddPasskeyDialog = /* @__PURE__ */ lazyDialog(() => import('./add-passkey-dialog'));
const RenamePasskeyDialog = /* @__PURE__ */ lazyDialog(() => import('./rename-passkey-dialog'));
const RemovePasskeyDialog = /* @__PURE__ */ lazyDialog(() => import('./remove-passkey-dialog'));

type Open = 'add' | { readonly rename: Passkey } | { readonly remove: Passkey };

/** A card of the personal centre: the passkeys that log in to the account. */
export function PasskeysCard() {
  const t = useMessages(passkeysMessages);
  const state = usePasskeys();
  const [open, setOpen] = useState<Open>();
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) setOpen(undefined);
  };
  const site = state.status === 'ready' ? state.site : null;
  return (
    <Card title={t.title} isFlush={state.status === 'loading'}>
      <LoadedPart state={state} label={t.title} rows={2}>
        {(known) => <Content {...known} onOpen={setOpen} />}
      </LoadedPart>
      <DialogBoundary isOpen={open !== undefined}>
        {open === 'add' ? <AddPasskeyDialog site={site ?? ''} onOpenChange={onOpenChange} /> : null}
        {typeof open === 'object' && 'rename' in open ? (
          <RenamePasskeyDialog passkey={open.rename} onOpenChange={onOpenChange} />
        ) : null}
        {typeof open === 'object' && 'remove' in open ? (
          <RemovePasskeyDialog passkey={open.remove} onOpenChange={onOpenChange} />
        ) : null}
      </DialogBoundary>
    </Card>
  );
}

interface ContentProps extends Passkeys {
  readonly isActivated: boolean;
  readonly onOpen: (open: Open) => void;
}

function Content({ list, site, isActivated, onOpen }: ContentProps) {
  const t = useMessages(passkeysMessages);
  const support = usePasskeySupport();
  const obstacle = useObstacle({ site, support, isActivated });
  return (
    <Stack>
      <Text as="p" tone="second">
        {t.explanation}
      </Text>
      {list.length === 0 ? (
        <Row wraps>
          <Badge>{t.empty}</Badge>
        </Row>
      ) : (
        <PasskeyTable
          rows={list}
          onRename={(rename) => onOpen({ rename })}
          onRemove={(remove) => onOpen({ remove })}
        />
      )}
      <Row wraps>
        <Button isDisabled={obstacle !== undefined} onPress={() => onOpen('add')}>
          {t.add}
        </Button>
        {obstacle === undefined ? null : <Text tone="second">{obstacle}</Text>}
      </Row>
    </Stack>
  );
}

interface Circumstances extends Pick<Passkeys, 'site'> {
  readonly support: PasskeySupport;
  readonly isActivated: boolean;
}

/** Why none can be added here, in words; undefined if one can. */
function useObstacle({ site, support, isActivated }: Circumstances): string | undefined {
  const t = useMessages(passkeysMessages);
  if (site === null) return t.noSite;
  if (support === 'insecure') return t.insecure;
  if (support === 'no') return t.unsupported;
  // The browser would refuse, but only after the password was typed.
  if (new URL(site).hostname !== globalThis.location.hostname) return t.elsewhere(site);
  return isActivated ? undefined : t.activateFirst;
}
