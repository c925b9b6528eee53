import type { RobotStatus } from '@chatdeck/sdk';
import {
  Check,
  QrCode as QrIcon,
  RefreshCw,
  Smartphone,
  TriangleAlert,
  Unplug,
} from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { cx } from '#primitives/cx.ts';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { TextField } from '#primitives/text-field/text-field.tsx';
import { Form } from '#primitives/form/form.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useIsOwn } from '#lists/session/use-may.ts';
import { readChallenge, type LoginView } from './login.model';
import * as css from './login.css';
import { loginMessages } from './login.messages';
import { useVerifyCode } from './use-login';

const QrCode = lazyPart(() => import('#primitives/qr-code/qr-code.tsx'));

interface Props {
  readonly robot: RobotStatus;
  readonly view: LoginView;
  /** Left out where the session may not ask for another code. */
  readonly renew: (() => void) | undefined;
  readonly isRenewing: boolean;
  /** Whether it has a column of its own, where the place of the code is there before the code. */
  readonly isColumn?: boolean;
}

const ICONS = {
  loggedIn: Check,
  lost: Unplug,
  scanned: Smartphone,
  timedOut: TriangleAlert,
  loggedOut: QrIcon,
  waiting: QrIcon,
  unknown: TriangleAlert,
} as const;

/** One state of the login: the code or an icon, its text and its actions. */
export function LoginState({ robot, view, renew, isRenewing, isColumn = false }: Props) {
  const t = useMessages(loginMessages);
  const isOwn = useIsOwn();
  const wantsCode = view.kind === 'scan' || view.kind === 'stopped';
  const canRenew = ['stopped', 'timedOut', 'loggedOut'].includes(view.kind);
  return (
    <>
      <div className={isColumn ? css.columnBody : css.body}>
        {wantsCode ? (
          <div className={css.qr} data-faded={view.kind === 'stopped' || undefined}>
            <QrCode value={view.qrUrl} title={t.qr} />
          </div>
        ) : (
          <div className={cx(css.mark, isColumn && css.columnMark)} data-login={view.kind}>
            <Icon of={ICONS[view.kind]} size={24} />
          </div>
        )}
        <div className={cx(css.text, isColumn && css.columnText)} role="status">
          <LoginText robot={robot} view={view} />
          {canRenew && robot.online && renew ? (
            <div className={css.action}>
              <Button icon={RefreshCw} size="sm" isPending={isRenewing} onPress={renew}>
                {t.renew}
              </Button>
            </div>
          ) : null}
          {canRenew && !robot.online ? (
            <Text size="xs" tone="muted">
              {t.restart}
            </Text>
          ) : null}
        </div>
      </div>
      {robot.challenge === undefined || view.kind === 'loggedIn' || view.kind === 'lost' ? null : (
        <Challenge text={robot.challenge} />
      )}
      {isOwn && (view.kind === 'scan' || view.kind === 'scanned') ? <VerifyCode /> : null}
    </>
  );
}

function LoginText({ robot, view }: Pick<Props, 'robot' | 'view'>) {
  const t = useMessages(loginMessages);
  if (view.kind === 'loggedIn') {
    return (
      <>
        <Text weight="strong">{robot.robotName ?? t.noName}</Text>
        <Text tone="muted">{t.loggedIn}</Text>
      </>
    );
  }
  if (view.kind === 'scan') {
    const seconds = Math.ceil(view.leftMs / 10_000) * 10;
    return (
      <>
        <Text weight="strong">{t.scan}</Text>
        <Text tone="muted" isTabular>
          {t.left(seconds)}
        </Text>
      </>
    );
  }
  return (
    <>
      <Text weight="strong">{t[view.kind]}</Text>
      <Text tone="muted">{t[`${view.kind}Text`]}</Text>
    </>
  );
}

/** What the network requires before it lets the robot in. */
function Challenge({ text }: { readonly text: string }) {
  const t = useMessages(loginMessages);
  const { links, facts } = readChallenge(text);
  return (
    <div className={css.challenge}>
      <Banner tone="warning" title={t.challenge}>
        {links.length > 0 ? t.challengeOpen : t.challengeRead}
        {links.map((href) => (
          <a key={href} className={css.link} href={href} target="_blank" rel="noopener noreferrer">
            {href}
          </a>
        ))}
        {facts.length > 0 ? (
          <ul className={css.facts}>
            {facts.map(({ name, value }, at) => (
              <li key={at}>{name === '' ? value : `${name}: ${value}`}</li>
            ))}
          </ul>
        ) : null}
      </Banner>
    </div>
  );
}

/** Input for the network's verification code, which is stored until the robot has fetched it. */
function VerifyCode() {
  const t = useMessages(loginMessages);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { send, isSending, isStored } = useVerifyCode();
  const submit = async () => {
    if (isSending) return;
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    if (await send(code.trim())) setCode('');
  };
  return (
    <Form className={css.form} onSubmit={() => void submit()}>
      <div className={css.field}>
        <TextField
          label={t.verifyCode}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          description={isStored ? t.verifyStored : t.verifyHelp}
          errorMessage={isMissing ? t.verifyMissing : undefined}
        />
      </div>
      <div className={css.submit}>
        <Button type="submit" isTouch isPending={isSending}>
          {t.verifySubmit}
        </Button>
      </div>
    </Form>
  );
}
