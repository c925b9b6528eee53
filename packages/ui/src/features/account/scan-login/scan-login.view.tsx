import { Check, QrCode as QrIcon, Smartphone, TriangleAlert } from 'lucide-react';
import { useMessages } from '../../../messages';
import { Badge } from '../../../primitives/badge/badge';
import { Button } from '../../../primitives/button/button';
import { Icon } from '../../../primitives/icon/icon';
import { Text } from '../../../primitives/text/text';
import QrCode from '../../order/payment-screen/qr-code';
import { AuthHead } from '../auth-head';
import * as card from '../auth-card.css';
import * as css from './scan-login.css';
import { scanLoginMessages } from './scan-login.messages';
import { isOver, sandboxOf, type ScanLoginState } from './scan-login.model';
import { TimeLeft } from './time-left';

const SIGNS = {
  scanned: Smartphone,
  confirmed: Check,
  expired: TriangleAlert,
  cancelled: TriangleAlert,
  failed: TriangleAlert,
  loading: QrIcon,
} as const;

export interface ScanLoginViewProps {
  readonly state: ScanLoginState;
  readonly code: string | undefined;
  readonly lifetimeMs: number | undefined;
  readonly renew: () => void;
  readonly onPassword: () => void;
}

/** The code, what became of it, and the time that it has. The picture keeps its place in every state. */
export function ScanLoginView({ state, code, lifetimeMs, renew, onPassword }: ScanLoginViewProps) {
  const t = useMessages(scanLoginMessages);
  const { status } = state;
  const sandbox = 'url' in state && status === 'waiting' ? sandboxOf(state.url) : undefined;
  return (
    <div className={card.card}>
      <AuthHead title={t.title} text={t.text} />
      <div className={css.body}>
        <Picture state={state} />
        {status === 'waiting' && lifetimeMs !== undefined ? (
          <TimeLeft key={code} label={t.left} lifetimeMs={lifetimeMs} />
        ) : null}
        <div className={css.words} role="status">
          {status === 'loading' ? null : <Text weight="strong">{t[status]}</Text>}
          {status === 'failed' ? <Text tone="muted">{state.why}</Text> : null}
        </div>
        {isOver(status) ? <Button onPress={renew}>{t.renew}</Button> : null}
        {sandbox === undefined ? null : (
          <div className={css.sandbox}>
            <Badge tone="info">{t.sandbox}</Badge>
            <a className={css.link} href={sandbox} target="_blank" rel="noopener noreferrer">
              {t.openSandbox}
            </a>
          </div>
        )}
      </div>
      <div className={card.other}>
        <Button variant="link" onPress={onPassword}>
          {t.password}
        </Button>
      </div>
    </div>
  );
}

function Picture({ state }: { readonly state: ScanLoginState }) {
  const t = useMessages(scanLoginMessages);
  const { status } = state;
  const sign = status === 'waiting' ? undefined : SIGNS[status];
  return (
    <div
      className={css.qr}
      data-faded={sign ? '' : undefined}
      data-empty={'url' in state ? undefined : ''}
    >
      {'url' in state ? (
        <div className={css.picture}>
          <QrCode value={state.url} title={t.qr} />
        </div>
      ) : null}
      {sign ? (
        <div className={css.sign} data-good={status === 'confirmed' ? '' : undefined}>
          <Icon of={sign} size={24} />
        </div>
      ) : null}
    </div>
  );
}
