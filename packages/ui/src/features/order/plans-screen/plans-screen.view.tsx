import type { Plan, UserInfo } from '@chatdeck/sdk';
import { PackageOpen, ReceiptText } from 'lucide-react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadFailed } from '#primitives/failed-state/load-failed.tsx';
import { Page } from '#primitives/page/page.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { membershipOf } from '../order.model';
import type { ActivationMail } from '#features/account/activation-mail/use-activation-mail.ts';
import { ActivationBanner } from './activation-banner';
import { MembershipCard } from './membership-card';
import { PlanPicker } from './plan-picker';
import { plansMessages } from './plans.messages';
import { UnlockedCard } from './unlocked-card';
import type { PlansState, Purchase } from './use-plans';

interface Props {
  readonly state: PlansState;
  readonly purchase: Purchase;
  readonly activation: ActivationMail;
  readonly onOrders: () => void;
}

/** The plans as their state says. */
export function PlansView({ state, onOrders, ...actions }: Props) {
  const t = useMessages(plansMessages);
  return (
    <Page
      title={t.title}
      description={t.explanation}
      actions={
        <Button icon={ReceiptText} onPress={onOrders}>
          {t.orders}
        </Button>
      }
    >
      {state.status === 'loading' && (
        <Card isFlush>
          <ListSkeleton label={t.loading} rows={4} />
        </Card>
      )}
      {state.status === 'failed' && (
        <Card isFlush>
          <LoadFailed error={state.error} onRetry={state.retry} />
        </Card>
      )}
      {state.status === 'ready' && state.isStale && <StaleNotice of="page" onRetry={state.retry} />}
      {state.status === 'ready' && <Ready user={state.user} plans={state.plans} {...actions} />}
    </Page>
  );
}

type ReadyProps = Pick<Props, 'purchase' | 'activation'> & {
  readonly user: UserInfo;
  readonly plans: readonly Plan[];
};

function Ready({ user, plans, purchase, activation }: ReadyProps) {
  const membership = membershipOf(user);
  const canBuy = membership.kind !== 'lifetime';
  return (
    <>
      {canBuy && purchase.isActivationNeeded ? (
        <ActivationBanner email={user.email} activation={activation} />
      ) : null}
      <MembershipCard membership={membership} />
      {canBuy ? <Plans plans={plans} purchase={purchase} /> : null}
      <UnlockedCard />
    </>
  );
}

function Plans({ plans, purchase }: Pick<ReadyProps, 'plans' | 'purchase'>) {
  const t = useMessages(plansMessages);
  if (plans.length > 0) return <PlanPicker plans={plans} purchase={purchase} />;
  return (
    <Card isFlush>
      <EmptyState icon={PackageOpen} title={t.soldOut}>
        {t.soldOutText}
      </EmptyState>
    </Card>
  );
}
