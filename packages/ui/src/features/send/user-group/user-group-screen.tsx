import { MASS_SEND_TARGET } from '@chatdeck/sdk/constants';
import { Megaphone, Send, UserRound } from 'lucide-react';
import { forwardRef, type ForwardedRef } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { FirstRow } from '#lists/first-row.tsx';
import { ListCard } from '#lists/list-card.tsx';
import { StillWorks } from '#lists/still-works/still-works.tsx';
import { useIsBare } from '#lists/use-is-bare.ts';
import { useListHandle } from '#lists/use-list-handle.ts';
import type { HeaderProps, ListHandle, PageProps } from '#lists/list-props.ts';
import type { ListScreen } from '#lists/list-screen.ts';
import { ConnectRobotFirst } from '#lists/robot/connect-robot-first.tsx';
import { LockedButton } from '#lists/membership/locked-button.tsx';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import { useMembership } from '#lists/membership/use-membership.ts';
import { useMay } from '#lists/session/use-may.ts';
import { MassSendDialog } from '..';
import { JobTable } from './job-table';
import { useUserGroup, type MassSendLayer } from './use-user-group';
import { userGroupMessages } from './user-group.messages';

/** Props of the list of mass sends. */
export interface UserGroupScreenProps extends HeaderProps, PageProps {}

/** Mass sends to groups and friends, and their progress. Read-only without a membership. */
export const UserGroupScreen: ListScreen<UserGroupScreenProps> = /* @__PURE__ */ forwardRef<
  ListHandle,
  UserGroupScreenProps
>(function UserGroupScreen(props, ref) {
  return (
    <PanelBoundary>
      <Content {...props} listRef={ref} />
    </PanelBoundary>
  );
});

type ContentProps = UserGroupScreenProps & { readonly listRef: ForwardedRef<ListHandle> };

function Content({ hasHeader, listRef, ...host }: ContentProps) {
  const t = useMessages(userGroupMessages);
  const { list, refresh, search, layer, setLayer, onStarted } = useUserGroup(host);
  useListHandle(listRef, refresh);
  const { isMember } = useMembership();
  const isReadOnly = isMember === false;
  const maySend = useMay('send');
  const sends = isReadOnly ? (
    <LockedSends />
  ) : (
    <Sends isWaiting={maySend === undefined} onOpen={setLayer} />
  );
  const actions = maySend === false ? null : sends;
  // What was sent before may fail to load; something new can be sent all the same.
  const isBare = useIsBare(list.status === 'ready' && list.count === 0);
  const empty = (
    <EmptyState icon={Megaphone} title={t.emptyTitle} actions={actions}>
      {t.emptyText}
    </EmptyState>
  );
  const close = () => setLayer({ kind: 'none' });
  return (
    <>
      <Page
        title={t.title}
        description={t.explanation}
        hasHeader={hasHeader}
        actions={isBare ? null : actions}
      >
        {isReadOnly ? <MemberNotice /> : null}
        <FirstRow isEmpty={list.status === 'ready' && list.count === 0}>
          <ListCard
            state={list}
            search={search}
            loadingLabel={t.loading}
            countedAs={t.counted}
            empty={
              isReadOnly ? empty : <ConnectRobotFirst icon={Megaphone}>{empty}</ConnectRobotFirst>
            }
          >
            {({ rows, isRefreshing }) => (
              <JobTable
                jobs={rows}
                isRefreshing={isRefreshing}
                isReadOnly={isReadOnly}
                onOpen={(id) => setLayer({ kind: 'job', id })}
              />
            )}
          </ListCard>
        </FirstRow>
        {list.status === 'failed' ? <StillWorks /> : null}
      </Page>
      {layer.kind === 'new' ? (
        <MassSendDialog isOpen onOpenChange={close} target={layer.target} onStarted={onStarted} />
      ) : null}
      {layer.kind === 'job' ? (
        <MassSendDialog isOpen onOpenChange={close} jobId={layer.id} />
      ) : null}
    </>
  );
}

interface SendsProps {
  readonly isWaiting: boolean;
  readonly onOpen: (layer: MassSendLayer) => void;
}

/** One button for each kind of mass send. */
function Sends({ isWaiting, onOpen }: SendsProps) {
  const t = useMessages(userGroupMessages);
  const { room, contact, notice } = MASS_SEND_TARGET;
  return (
    <>
      <Button
        isTouch
        icon={Megaphone}
        isWaiting={isWaiting}
        onPress={() => onOpen({ kind: 'new', target: notice })}
      >
        {t.notice}
      </Button>
      <Button
        isTouch
        icon={UserRound}
        isWaiting={isWaiting}
        onPress={() => onOpen({ kind: 'new', target: contact })}
      >
        {t.toFriends}
      </Button>
      <Button
        isTouch
        variant="primary"
        icon={Send}
        isWaiting={isWaiting}
        onPress={() => onOpen({ kind: 'new', target: room })}
      >
        {t.toRooms}
      </Button>
    </>
  );
}

/** The same buttons without a membership. */
function LockedSends() {
  const t = useMessages(userGroupMessages);
  return [t.notice, t.toFriends, t.toRooms].map((label) => (
    <LockedButton key={label} isTouch>
      {label}
    </LockedButton>
  ));
}
