import type { Plan, UserInfo } from '@chatdeck/sdk';
import { Crown, PackageOpen, ReceiptText } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { Text } from '#primitives/text/text.tsx';
import { ResendButton } from '../../account/activation/resend-button';
import type { ActivationMail } from '../../account/activation/use-activation';
import { membershipOf, formatMoment, type Membership } from '../order.model';
import { Comparison } from './comparison';
import { PlanPicker } from './plan-picker';
import { plansMessages } from './plans.messages';
import { usePlans, type Purchase } from './use-plans';

/** The memberships for sale, what they unlock, and the account's own. */
export const PlansScreen = () => (
  <PanelBoundary>
    <Content />
  </PanelBoundary>
);

function Content() {
  const t = useMessages(plansMessages);
  const { state, purchase, activation, onOrders } = usePlans();
  return (
    <Page
      title={t.title}
      description={t.explanation}
      actions={
        <Button isTouch icon={ReceiptText} onPress={onOrders}>
          {t.orders}
        </Button>
      }
    >
      {state.status === 'ready' ? (
        <>
          {state.isStale ? <StaleNotice of="page" onRetry={state.retry} /> : null}
          <Ready
            user={state.user}
            plans={state.plans}
            purchase={purchase}
            activation={activation}
          />
        </>
      ) : (
        <Card isFlush>
          <LoadedPart state={state} label={t.loading} rows={4}>
            {() => null}
          </LoadedPart>
        </Card>
      )}
    </Page>
  );
}

interface ReadyProps {
  readonly purchase: Purchase;
  readonly activation: ActivationMail;
  readonly user: UserInfo;
  readonly plans: readonly Plan[];
}

function Ready({ user, plans, purchase, activation }: ReadyProps) {
  const membership = membershipOf(user);
  const canBuy = membership.kind !== 'lifetime';
  return (
    <>
      {canBuy && purchase.isActivationNeeded ? (
        <ActivationBanner email={user.email} activation={activation} />
      ) : null}
      {membership.kind === 'none' ? null : <MembershipCard membership={membership} />}
      {canBuy ? (
        <Plans plans={plans} purchase={purchase} isFirst={membership.kind === 'none'} />
      ) : null}
      <Comparison />
    </>
  );
}

interface PlansProps extends Pick<ReadyProps, 'plans' | 'purchase'> {
  /** The account has no membership yet. */
  readonly isFirst: boolean;
}

function Plans({ plans, purchase, isFirst }: PlansProps) {
  const t = useMessages(plansMessages);
  if (plans.length > 0) return <PlanPicker plans={plans} purchase={purchase} isFirst={isFirst} />;
  return (
    <Card isFlush>
      <EmptyState icon={PackageOpen} title={t.soldOut}>
        {t.soldOutText}
      </EmptyState>
    </Card>
  );
}

interface Props {
  /** The recipient of the mail. */
  readonly email: string;
  readonly activation: ActivationMail;
}

/** Explains that only an activated account can buy, with a button that sends the activation mail. */
function ActivationBanner({ email, activation }: Props) {
  const t = useMessages(plansMessages);
  return (
    <Banner tone="warning" title={t.inactive} action={<ResendButton mail={activation} />}>
      {t.inactiveText({ email })}
    </Banner>
  );
}

interface MembershipCardProps {
  readonly membership: Exclude<Membership, { kind: 'none' }>;
}

/** The account's current membership, and its end. */
function MembershipCard({ membership }: MembershipCardProps) {
  const t = useMessages(plansMessages);
  return (
    <Card title={t.current} actions={<Standing membership={membership} />}>
      {membership.kind === 'lifetime' && <Text as="p">{t.lifetimeText}</Text>}
      {membership.kind === 'until' && <End at={membership.at} />}
    </Card>
  );
}

function End({ at }: { readonly at: string }) {
  const t = useMessages(plansMessages);
  const { locale } = useChatdeck();
  return (
    <Stack gap={1}>
      <Text as="p" weight="strong" isTabular>
        {t.until({ time: formatMoment(at, locale) })}
      </Text>
      <Text as="p" tone="muted">
        {t.extends}
      </Text>
    </Stack>
  );
}

function Standing({ membership: { kind } }: MembershipCardProps) {
  const t = useMessages(plansMessages);
  return (
    <Badge tone="accent" icon={Crown}>
      {kind === 'lifetime' ? t.isLifetime : t.isMember}
    </Badge>
  );
}
