import type { OperatorAccountDetail } from '@chatdeck/sdk';
import type { ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useIsOwn } from '#lists/session/use-may.ts';
import { useMessages } from '#messages';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { fileSize } from '#features/account/file-space/file-size.ts';
import * as css from '../operator.css';
import { AccessActions } from './access-actions';
import { accountsMessages } from './accounts.messages';
import { MembershipForm } from './membership-form';
import { RoutesForm } from './routes-form';
import { useAccount } from './use-accounts';

interface Props {
  readonly id: string;
  readonly email: string;
  readonly onClose: () => void;
}

/** One account: what it uses, what it may do, and what an operator does with it. */
export default function AccountDialog({ id, email, onClose }: Props) {
  const t = useMessages(accountsMessages);
  const isOwn = useIsOwn();
  const state = useAccount(id);
  return (
    <Dialog
      isOpen
      isDismissable
      placement="side"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={email}
    >
      <LoadedPart state={state} label={t.loadingOne} rows={6}>
        {({ account, isSelf }) => (
          <Stack gap={6}>
            <Facts account={account} />
            {isOwn === false ? null : (
              <>
                <MembershipForm
                  // What was saved is where the form begins again.
                  key={`${account.role} ${account.memberUntil}`}
                  account={account}
                />
                <RoutesForm key={account.customRoutes.join()} account={account} />
                <AccessActions account={account} isSelf={isSelf} />
              </>
            )}
          </Stack>
        )}
      </LoadedPart>
    </Dialog>
  );
}

function Facts({ account }: { readonly account: OperatorAccountDetail }) {
  const t = useMessages(accountsMessages);
  const { locale } = useChatdeck();
  const { robotName, robotSeenAt, usedAt, materials, files, bytes } = account;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t.name, account.name],
    [t.created, <RobotTime key="created" at={account.createdAt} />],
    [t.used, usedAt === null ? t.never : <RobotTime key="used" at={usedAt} />],
    [
      t.robot,
      robotSeenAt === null ? (
        t.noRobot
      ) : (
        <>
          {robotName} <RobotTime at={robotSeenAt} />
        </>
      ),
    ],
    [t.stored, t.storedOf({ materials, files, size: fileSize(bytes, locale) })],
    [t.twoFactor, account.hasTwoFactor ? t.on : t.off],
    ...(account.blockedAt === null
      ? []
      : [[t.blockedSince, <RobotTime key="blocked" at={account.blockedAt} />] as const]),
    ...(account.deletionAt === null
      ? []
      : [[t.deletedOn, <RobotTime key="deleted" at={account.deletionAt} />] as const]),
  ];
  return (
    <dl className={css.facts} aria-label={t.facts}>
      {rows.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <Text as="dt" tone="second">
      {label}
    </Text>
    <Text as="dd">{children}</Text>
  </>
);
