import type { OperatorAccountDetail } from '@chatdeck/sdk';
import { isVip } from '@chatdeck/sdk/constants';
import { memberUntilSchema } from '@chatdeck/sdk/rules';
import { ruleText } from '@chatdeck/sdk/rule-texts';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { DateField } from '#primitives/date-field/date-field.tsx';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { accountsMessages } from './accounts.messages';
import { useMembership } from './use-accounts';

type Kind = 'none' | 'until' | 'forever';

interface Props {
  readonly account: OperatorAccountDetail;
}

const kindOf = (account: Props['account']): Kind => {
  if (!isVip(account)) return 'none';
  return account.memberUntil === null ? 'forever' : 'until';
};

/** The day in Shanghai on which a membership ends. */
const lastDay = (at: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date(at));

/** The membership of an account: none, until a day, or for life. Ending one is asked about. */
export function MembershipForm({ account }: Props) {
  const t = useMessages(accountsMessages);
  const { locale } = useChatdeck();
  const stored = kindOf(account);
  const [kind, setKind] = useState(stored);
  const [until, setUntil] = useState(account.memberUntil ? lastDay(account.memberUntil) : '');
  const [isWrong, setWrong] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { isPending, grant, revoke } = useMembership(account.id);
  const save = () => {
    if (kind === 'none') return setConfirming(true);
    const isDay = kind === 'forever' || memberUntilSchema.safeParse(until).success;
    setWrong(!isDay);
    if (isDay) void grant(kind === 'forever' ? null : until);
  };
  return (
    <Stack gap={3}>
      <Text as="h3" weight="strong">
        {t.membership}
      </Text>
      <SegmentedControl
        label={t.membership}
        items={[
          { id: 'none', label: t.memberNone },
          { id: 'until', label: t.memberUntil },
          { id: 'forever', label: t.memberForever },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'until' ? (
        <DateField
          label={t.until}
          placeholder="2030-12-31"
          value={until}
          onChange={(next) => {
            setUntil(next);
            setWrong(false);
          }}
          {...(isWrong && { errorMessage: ruleText('schedule.day', locale) })}
        />
      ) : null}
      <Row>
        <Button
          isPending={isPending}
          isDisabled={kind === stored && kind !== 'until'}
          onPress={save}
        >
          {t.saveMembership}
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t.revokeTitle({ email: account.email })}
        confirmLabel={t.revoke}
        tone="danger"
        isPending={isPending}
        onConfirm={() => void revoke().then((isDone) => isDone && setConfirming(false))}
      >
        {t.revokeText}
      </ConfirmDialog>
    </Stack>
  );
}
