import { Check, QrCode as QrIcon, Smartphone, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { SECOND_MS, useNow } from '#context/use-now.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import QrCode from '#primitives/qr-code/qr-code.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './scan-code.css';
import { scanCodeMessages } from './scan-code.messages';
import { isOver, sandboxOf, type ScanCodeState } from './scan-code.model';
import type { ShownScanCode } from './use-scan-code';

interface Props {
  readonly label: string;
  readonly lifetimeMs: number;
}

/** The remaining lifetime of a code, counted from the first render. */
function TimeLeft({ label, lifetimeMs }: Props) {
  const now = useNow(SECOND_MS).getTime();
  const [since] = useState(now);
  const left = Math.max(0, Math.ceil((lifetimeMs - (now - since)) / SECOND_MS));
  const total = Math.ceil(lifetimeMs / SECOND_MS);
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={left}
      aria-valuetext={`${left} s`}
    >
      <div className={css.bar} style={{ width: `${(left / total) * 100}%` }} />
    </div>
  );
}

const SIGNS = {
  scanned: Smartphone,
  confirmed: Check,
  expired: TriangleAlert,
  cancelled: TriangleAlert,
  unbound: TriangleAlert,
  failed: TriangleAlert,
  loading: QrIcon,
} as const;

export interface ScanCodePanelProps extends ShownScanCode {
  /** The accessible name of the picture. */
  readonly title: string;
  /** Texts for the states whose meaning differs between codes. */
  readonly texts: Readonly<Record<'confirmed' | 'cancelled' | 'unbound', string>>;
}

/** The code, its state and its remaining time. The picture keeps its position in every state. */
export function ScanCodePanel(props: ScanCodePanelProps) {
  const { state, code, lifetimeMs, renew, title } = props;
  const t = { ...useMessages(scanCodeMessages), ...props.texts };
  const { status } = state;
  const sandbox = 'url' in state && status === 'waiting' ? sandboxOf(state.url) : undefined;
  return (
    <div className={css.body}>
      <Picture state={state} title={title} />
      {status === 'waiting' && lifetimeMs !== undefined ? (
        <TimeLeft key={code} label={t.left} lifetimeMs={lifetimeMs} />
      ) : null}
      <div className={css.text} role="status">
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
  );
}

interface PictureProps {
  readonly state: ScanCodeState;
  readonly title: string;
}

function Picture({ state, title }: PictureProps) {
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
          <QrCode value={state.url} title={title} />
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
