import type { OperatorAccountDetail } from '@chatdeck/sdk';
import { DELETION_GRACE_DAYS } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { accountsMessages } from './accounts.messages';
import { useAccountActions } from './use-accounts';

interface Props {
  readonly account: OperatorAccountDetail;
  /** The operator's own account, who would be shut out of this page. */
  readonly isSelf: boolean;
}

/** Export, block and deletion of an account; the latter two are asked about. */
export function AccessActions({ account, isSelf }: Props) {
  const t = useMessages(accountsMessages);
  const { email, blockedAt, deletionAt } = account;
  const actions = useAccountActions(account.id);
  const [asked, setAsked] = useState<'block' | 'delete'>();
  const close = () => setAsked(undefined);
  const confirm = async () => {
    const isDone = await (asked === 'block' ? actions.block() : actions.close());
    if (isDone) close();
  };
  return (
    <Stack gap={3}>
      <Text as="h3" weight="strong">
        {t.access}
      </Text>
      <Row wraps>
        <Button isPending={actions.isExporting} onPress={() => void actions.export()}>
          {t.export}
        </Button>
        {isSelf ? null : (
          <>
            <Button
              isPending={asked === undefined && actions.isBlocking}
              onPress={() => (blockedAt === null ? setAsked('block') : void actions.unblock())}
            >
              {blockedAt === null ? t.block : t.unblock}
            </Button>
            <Button
              variant={deletionAt === null ? 'danger' : 'secondary'}
              isPending={asked === undefined && actions.isClosing}
              onPress={() => (deletionAt === null ? setAsked('delete') : void actions.keep())}
            >
              {deletionAt === null ? t.delete : t.keep}
            </Button>
          </>
        )}
      </Row>
      {isSelf ? (
        <Text as="p" tone="second" size="xs">
          {t.ownAccount}
        </Text>
      ) : null}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
        title={asked === 'block' ? t.blockTitle({ email }) : t.deleteTitle({ email })}
        confirmLabel={asked === 'block' ? t.block : t.delete}
        tone="danger"
        isPending={actions.isBlocking || actions.isClosing}
        onConfirm={() => void confirm()}
      >
        {asked === 'block' ? t.blockText : t.deleteText(DELETION_GRACE_DAYS)}
      </ConfirmDialog>
    </Stack>
  );
}
