import type { UserInfo } from '@chatdeck/sdk';
import { isVip } from '@chatdeck/sdk/constants';
import { useState, type ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { Destination } from '#context/navigation.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { LazyConfirmDialog } from '#primitives/confirm-dialog/lazy-confirm-dialog.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { SwitchToggle } from '#primitives/switch-toggle/switch-toggle.tsx';
import { useIsOwn } from '#lists/session/use-may.ts';
import { ResendButton } from '../activation/resend-button';
import { useActivationMail } from '../activation/use-activation';
import { phoneBindingMessages } from '../scan-code/scan-code.messages';
import { useUnbinding } from '../scan-code/use-scan-code';
import * as css from './personal-centre.css';
import { personalCentreMessages } from './personal-centre.messages';
import { useOfflineMail } from './use-personal-centre';

const PhoneBindingDialog = lazyDialog(() => import('../scan-code/phone-binding-dialog'));

/** The account's owner, as name-value pairs. */
export function ProfileFacts({ user }: { readonly user: UserInfo }) {
  const t = useMessages(personalCentreMessages);
  const facts = [
    { name: t.name, value: user.name },
    { name: t.email, value: <Email user={user} /> },
    { name: t.password, value: <ToPage to="user.password">{t.changePassword}</ToPage> },
    { name: t.phone, value: <Phone user={user} /> },
    {
      name: t.membership,
      value: isVip(user) ? <Badge tone="success">{t.isMember}</Badge> : t.isNoMember,
    },
    { name: t.robot, value: user.robotInfo.name ?? t.noRobot },
    { name: t.offlineMail, value: <OfflineMail user={user} /> },
    { name: t.since, value: <RobotTime at={user.createdAt} /> },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </>
  );
}

interface ToPageProps {
  readonly to: Destination;
  readonly children: string;
}

/** Leads to where a fact is changed; for the owner alone. */
function ToPage({ to, children }: ToPageProps) {
  const { navigate } = useChatdeck();
  const isOwn = useIsOwn();
  if (isOwn === false) return null;
  return (
    <Button size="sm" isWaiting={isOwn === undefined} onPress={() => navigate({ to })}>
      {children}
    </Button>
  );
}

/** The e-mail and whether it is verified; if not, the activation mail can be sent again. */
function Email({ user: { email, isActivated } }: { readonly user: UserInfo }) {
  const t = useMessages(personalCentreMessages);
  const mail = useActivationMail();
  return (
    <span className={css.fact}>
      {email}
      {isActivated ? (
        <Badge tone="success">{t.isActivated}</Badge>
      ) : (
        <>
          <Badge tone="warning">{t.isNotActivated}</Badge>
          <ResendButton mail={mail} />
        </>
      )}
      <ToPage to="user.email">{t.changeEmail}</ToPage>
    </span>
  );
}

/** Whether the owner is mailed when the robot is offline. */
function OfflineMail({ user }: { readonly user: UserInfo }) {
  const t = useMessages(personalCentreMessages);
  const mail = useOfflineMail(user);
  return (
    <span className={css.switched}>
      <SwitchToggle
        label={t.offlineMail}
        value={mail.isOn}
        isDisabled={mail.isPending}
        onChange={mail.change}
      />
      {t.offlineMailText(user.email)}
    </span>
  );
}

/** Whether a phone is bound for login by scan. */
function Phone({ user: { isPhoneBound } }: { readonly user: UserInfo }) {
  const t = useMessages(personalCentreMessages);
  const [isBinding, setBinding] = useState(false);
  const [isUnbinding, setUnbinding] = useState(false);
  return (
    <span className={css.fact}>
      {isPhoneBound ? t.isBound : t.isNotBound}
      <Button size="sm" onPress={() => setBinding(true)}>
        {isPhoneBound ? t.rebind : t.bind}
      </Button>
      {isPhoneBound ? (
        <Button size="sm" onPress={() => setUnbinding(true)}>
          {t.unbind}
        </Button>
      ) : null}
      {isBinding ? (
        <DialogBoundary isOpen>
          <PhoneBindingDialog onOpenChange={setBinding} />
        </DialogBoundary>
      ) : null}
      <UnbindDialog isOpen={isUnbinding} onOpenChange={setUnbinding} />
    </span>
  );
}

interface Props {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks for confirmation before the bound phone is unbound. */
function UnbindDialog({ isOpen, onOpenChange }: Props) {
  const t = useMessages(phoneBindingMessages);
  const unbinding = useUnbinding(() => onOpenChange(false));
  return (
    <LazyConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t.unbindTitle}
      confirmLabel={t.unbind}
      cancelLabel={t.cancel}
      tone="danger"
      isPending={unbinding.isPending}
      onConfirm={unbinding.confirm}
    >
      {t.unbindText}
    </LazyConfirmDialog>
  );
}
