import { Button } from '#primitives/button/button.tsx';
import { ContactList } from '#features/contact/contact-list.tsx';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import { GroupList } from '#features/group/group-list.tsx';
import { MemberDialog, MemberGuard } from '#features/member/index.ts';
import { OrdersScreen } from '#features/order/orders-screen.tsx';
import { PlanOffer } from '#features/order/offer/plan-offer.tsx';
import { PaymentScreen } from '#features/order/payment/payment-screen.tsx';
import { MessageLogScreen } from '#features/log/message-log-screen.tsx';
import { PlansScreen } from '#features/order/plans/plans-screen.tsx';
import { RecipeList } from '#features/recipe/list/recipe-list.tsx';
import { CommandPaletteButton } from '#features/palette/index.ts';
import { RobotCard } from '#features/robot/card/index.ts';
import { RobotConfigScreen } from '#features/robot/robot-config-screen.tsx';
import { MassSendDialog } from '#features/send/index.ts';
import { SimulatorPanel } from '#features/simulator/simulator-panel.tsx';
import { AppShell, PublicFrame } from '#features/shell/index.ts';
import { NotFoundScreen } from '#features/shell/not-found/not-found-screen.tsx';
import { NoticesButton } from '#features/site/index.ts';
import { sampleOf } from '#lists/simulator/samples/samples.fixtures.ts';
import { ACCOUNT_FIXTURES } from './account-fixtures';
import { DONE, SaysDone } from './held-values';
import type { Fixture } from './fixture';

const stay = () => undefined;
const withSamples: Fixture['change'] = (state) => {
  state.samples = Array.from({ length: 10 }, (_, at) => sampleOf(`${at}`, '几点开门', '十点。'));
};
const shell = { scheme: 'light', footer: 'Chatdeck', onToggleScheme: stay } as const;

/** The exported screens, panels and dialogs that show what they load. */
export const SCREEN_FIXTURES: readonly Fixture[] = [
  {
    name: 'MessageLogScreen',
    use: 'the chats',
    calls: 'loads',
    good: '读书会',
    ui: () => <MessageLogScreen />,
  },
  {
    name: 'SimulatorPanel',
    use: 'the page',
    calls: 'loads',
    change: withSamples,
    good: '好友昵称',
    ui: () => <SimulatorPanel />,
  },
  {
    name: 'ContactList',
    use: 'the list',
    calls: 'loads',
    stays: true,
    good: /林知远/,
    ui: () => <ContactList />,
  },
  {
    name: 'GroupList',
    use: 'the list',
    calls: 'loads',
    stays: true,
    good: /读书会/,
    ui: () => <GroupList />,
  },
  {
    name: 'DashboardScreen',
    use: 'the home page',
    calls: 'loads',
    stays: true,
    good: '已在机器人上生效',
    ui: () => <DashboardScreen />,
  },
  ...ACCOUNT_FIXTURES,
  {
    name: 'RobotCard',
    use: 'the robot on every page',
    calls: 'aside',
    good: /小禾|状态未知/,
    ui: () => <RobotCard />,
  },
  {
    name: 'RobotConfigScreen',
    use: 'the config',
    calls: 'loads',
    good: '默认回复',
    ui: () => <RobotConfigScreen />,
  },
  {
    name: 'OrdersScreen',
    use: 'the list',
    calls: 'loads',
    stays: true,
    good: /会员$/,
    ui: () => <OrdersScreen />,
  },
  {
    name: 'PlansScreen',
    use: 'the plans',
    calls: 'loads',
    stays: true,
    good: '终身会员',
    ui: () => <PlansScreen />,
  },
  {
    name: 'PlanOffer',
    use: 'the plans for anybody',
    calls: 'aside',
    good: '免费和会员',
    ui: () => <PlanOffer />,
  },
  {
    name: 'RecipeList',
    use: 'the recipes',
    calls: 'nothing',
    good: '两个群互通',
    ui: () => <RecipeList actionOf={({ name }) => name} />,
  },
  {
    name: 'PaymentScreen',
    use: 'an order',
    calls: 'loads',
    good: '扫码支付',
    change: ({ orders }) => orders.forEach((order) => void (order.state = 'pending')),
    ui: () => <PaymentScreen orderId="100" />,
  },
  {
    name: 'MassSendDialog',
    use: 'its targets',
    calls: 'loads',
    good: /读书会/,
    ui: () => <MassSendDialog isOpen onOpenChange={stay} />,
  },
  {
    name: 'MassSendDialog',
    use: 'one under way',
    calls: 'loads',
    stays: true,
    good: /读书会/,
    ui: () => <MassSendDialog isOpen onOpenChange={stay} jobId="1" />,
  },
  {
    name: 'NoticesButton',
    use: 'its messages',
    calls: 'loads',
    good: '欢迎使用',
    ui: () => <NoticesButton seenUntil="2099-01-01T00:00:00.000Z" onSeen={stay} />,
    steps: [{ press: '通知' }],
  },
  {
    name: 'CommandPaletteButton',
    use: 'its pages',
    calls: 'aside',
    good: '首页',
    ui: () => (
      <CommandPaletteButton
        pages={[{ href: '#main', label: '首页', keywords: 'Home' }]}
        recent={[]}
        onChoose={stay}
        onFollow={stay}
      />
    ),
    steps: [{ press: '搜索或跳转' }],
  },
  {
    name: 'MemberGuard',
    use: 'a button',
    calls: 'aside',
    good: DONE,
    ui: () => (
      <SaysDone>
        {(onDone) => (
          <MemberGuard onPress={onDone}>
            {({ onPress }) => <Button onPress={onPress}>群发消息</Button>}
          </MemberGuard>
        )}
      </SaysDone>
    ),
    steps: [{ press: '群发消息' }],
  },
  {
    name: 'MemberDialog',
    use: 'asking',
    calls: 'nothing',
    good: '会员功能',
    ui: () => <MemberDialog isOpen onOpenChange={stay} />,
  },
  {
    name: 'AppShell',
    use: 'around a page',
    calls: 'nothing',
    good: '首页',
    ui: () => (
      <AppShell
        {...shell}
        menu={[{ entries: [{ name: 'main', label: '首页', href: '#main', icon: null }] }]}
        current="main"
        crumbs={[{ label: '首页', href: '#main' }]}
        userName="林知远"
        isSidebarOpen
        onSidebarChange={stay}
        onLocaleChange={stay}
        onLogOut={stay}
        onFollow={stay}
      >
        <p>这里是页面。</p>
      </AppShell>
    ),
  },
  {
    name: 'NotFoundScreen',
    use: 'a lost page',
    calls: 'nothing',
    good: /没有/,
    ui: () => <NotFoundScreen />,
  },
  {
    name: 'PublicFrame',
    use: 'around a page',
    calls: 'nothing',
    good: '这里是页面。',
    ui: () => (
      <PublicFrame {...shell} onLocaleChange={stay}>
        <p>这里是页面。</p>
      </PublicFrame>
    ),
  },
];
