import type { Order } from '@chatdeck/sdk';
import { RefreshCw } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyPart } from '#context/lazy-part.tsx';
import { SECOND_MS, useNow } from '#context/use-now.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { formatPrice, formatRemaining, planName, sandboxPage } from '../order.model';
import { paymentMessages } from './payment.messages';
import type { Watch } from './use-payment';
import * as css from './waiting-card.css';

/** The item, its price, and how long it can still be paid for. */
function OrderFacts({ order }: { readonly order: Order }) {
  const t = useMessages(paymentMessages);
  const { locale } = useChatdeck();
  const now = useNow(SECOND_MS).getTime();
  return (
    <dl className={css.facts}>
      <dt className={css.name}>{t.price}</dt>
      <dd className={css.price}>{formatPrice(order, locale)}</dd>
      <dt className={css.name}>{t.plan}</dt>
      <dd className={css.value}>{planName(order.kind, locale)}</dd>
      <dt className={css.name}>{t.left}</dt>
      <dd className={css.value}>
        <span role="timer" aria-label={t.left}>
          {formatRemaining(order.expiresAt, now)}
        </span>
      </dd>
      <dt className={css.name}>{t.order}</dt>
      <dd className={css.value}>{order.id}</dd>
    </dl>
  );
}

const QrCode = lazyPart(() => import('#primitives/qr-code/qr-code.tsx'));

interface Props {
  readonly order: Order;
  readonly watch: Watch;
}

/** The code to scan beside a summary of the order. */
export function WaitingCard({ order, watch }: Props) {
  const t = useMessages(paymentMessages);
  const { navigate } = useChatdeck();
  const sandbox = sandboxPage(order);
  return (
    <Card title={t.pay}>
      <div className={css.columns}>
        <div className={css.qr}>
          <QrCode value={order.payUrl} title={t.qr} />
        </div>
        <div className={css.text}>
          <OrderFacts order={order} />
          {sandbox === undefined ? null : <SandboxNotice href={sandbox} />}
          <div className={css.actions}>
            <Button
              variant="primary"
              icon={RefreshCw}
              isTouch
              isPending={watch.isChecking}
              onPress={watch.check}
            >
              {t.check}
            </Button>
            <Button isTouch onPress={() => navigate({ to: 'member.main' })}>
              {t.change}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}

/** Says where the state of the payment is not followed. */
export function WatchBanner({ watch }: { readonly watch: Watch }) {
  const t = useMessages(paymentMessages);
  if (watch.isStopped) return <Banner title={t.stopped}>{t.stoppedText}</Banner>;
  if (!watch.isStale) return null;
  return (
    <Banner tone="warning" title={t.stale}>
      {t.staleText}
    </Banner>
  );
}

/** States that no real money is charged, with a link to the page that simulates the payer's phone. */
function SandboxNotice({ href }: { readonly href: string }) {
  const t = useMessages(paymentMessages);
  return (
    <Stack gap={2}>
      <Row wraps>
        <Badge tone="info">{t.sandbox}</Badge>
        <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
          {t.openSandbox}
        </a>
      </Row>
      <Text as="p" tone="muted">
        {t.sandboxText}
      </Text>
    </Stack>
  );
}
