import type { Passkeys } from '@chatdeck/sdk';
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
import type { Purpose } from './passkey-dialog';
import { PasskeyTable } from './passkey-table';
import { passkeysMessages } from './passkeys.messages';
import { usePasskeys } from './use-passkeys';

const PasskeyDialog = /* @__PURE__ */ lazyDialog(() => import('./passkey-dialog'));

/** A card of the personal centre: the passkeys that log in to the account. */
export function PasskeysCard() {
  const t = useMessages(passkeysMessages);
  const state = usePasskeys();
  const [open, setOpen] = useState<Purpose>();
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
        {open && <PasskeyDialog purpose={open} site={site ?? ''} onOpenChange={onOpenChange} />}
      </DialogBoundary>
    </Card>
  );
}

interface ContentProps extends Passkeys {
  readonly isActivated: boolean;
  readonly onOpen: (purpose: Purpose) => void;
}

function Content({ list, site, isActivated, onOpen }: ContentProps) {
  const t = useMessages(passkeysMessages);
  const obstacle = useObstacle({ site, isActivated });
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
  readonly isActivated: boolean;
}

/** Why none can be added here, in words; undefined if one can. */
function useObstacle({ site, isActivated }: Circumstances): string | undefined {
  const t = useMessages(passkeysMessages);
  if (site === null) return t.noSite;
  // A browser that has passkeys gives them only to pages that came over TLS.
  if (!('PublicKeyCredential' in globalThis)) {
    return globalThis.isSecureContext ? t.unsupported : t.insecure;
  }
  // The browser would refuse, but only after the password was typed.
  if (new URL(site).hostname !== globalThis.location.hostname) return t.elsewhere(site);
  return isActivated ? undefined : t.activateFirst;
}
