import type { AccountSession } from '@chatdeck/sdk';
import { LogOut } from 'lucide-react';
import { forwardRef, type ForwardedRef } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { LazyConfirmDialog } from '#primitives/confirm-dialog/lazy-confirm-dialog.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Page } from '#primitives/page/page.tsx';
import { pageCount, Pagination } from '#primitives/pagination/pagination.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useListHandle } from '#lists/use-list-handle.ts';
import { usePagedSearch, type PagedSearch } from '#lists/use-paged-search.ts';
import type { HeaderProps, ListHandle, PageProps } from '#lists/list-props.ts';
import type { ListScreen } from '#lists/list-screen.ts';
import { useIsOwn } from '#lists/session/use-may.ts';
import { WithSafety } from '../safety/with-safety';
import { SessionRows } from './session-rows';
import * as css from './sessions.css';
import { sessionsMessages } from './sessions.messages';
import { useSessions } from './use-sessions';

/** Scripts that log in each time they run may leave hundreds. */
const PAGE_SIZE = 20;

/** Props of the list of sessions; the pages are those of the other devices. */
export interface SessionsScreenProps extends HeaderProps, PageProps {}

/** Where the account is logged in, and how to log others out. */
export const SessionsScreen: ListScreen<SessionsScreenProps> = /* @__PURE__ */ forwardRef<
  ListHandle,
  SessionsScreenProps
>(function SessionsScreen(props, ref) {
  return (
    <PanelBoundary>
      <Content {...props} listRef={ref} />
    </PanelBoundary>
  );
});

type ContentProps = SessionsScreenProps & { readonly listRef: ForwardedRef<ListHandle> };

function Content({ hasHeader, listRef, ...host }: ContentProps) {
  const t = useMessages(sessionsMessages);
  const search = usePagedSearch(PAGE_SIZE, host);
  const isOwn = useIsOwn();
  const { state, refresh, otherCount, endingId, end, changePassword, endOthers } = useSessions();
  useListHandle(listRef, refresh);
  return (
    <Page
      title={t.title}
      description={t.description}
      hasHeader={hasHeader}
      actions={
        isOwn === false ? null : (
          <Button isTouch isWaiting={isOwn === undefined} onPress={changePassword}>
            {t.changePassword}
          </Button>
        )
      }
    >
      {state.status === 'ready' && state.isStale ? (
        <StaleNotice of="page" onRetry={state.retry} />
      ) : null}
      <WithSafety at="user.sessions">
        {state.status === 'ready' ? (
          <Devices
            list={state.list}
            search={search}
            endingId={endingId}
            onEnd={(id) => void end(id)}
            onEndOthers={() => endOthers.setConfirming(true)}
          />
        ) : (
          <Card isFlush>
            <LoadedPart state={state} label={t.loading} rows={3}>
              {() => null}
            </LoadedPart>
          </Card>
        )}
      </WithSafety>
      <LazyConfirmDialog
        isOpen={endOthers.isConfirming}
        onOpenChange={endOthers.setConfirming}
        title={t.endOthersTitle(otherCount)}
        confirmLabel={t.end}
        tone="danger"
        isPending={endOthers.isPending}
        onConfirm={() => void endOthers.confirm()}
      >
        {t.endOthersText}
      </LazyConfirmDialog>
    </Page>
  );
}

interface DevicesProps {
  readonly list: readonly AccountSession[];
  readonly search: PagedSearch;
  readonly endingId: string | undefined;
  readonly onEnd: (id: string) => void;
  readonly onEndOthers: () => void;
}

/** The device in front of the reader, and those that they may want to end. */
function Devices({ list, search, onEndOthers, ...ending }: DevicesProps) {
  const t = useMessages(sessionsMessages);
  const { pageSize } = search;
  const current = list.find(({ isCurrent }) => isCurrent);
  const others = list.filter(({ isCurrent }) => !isCurrent);
  // Ending the last device of a page leaves the one before it.
  const page = Math.min(search.page, pageCount(others.length, pageSize));
  return (
    <>
      {current ? (
        <Card isFlush title={t.here}>
          <SessionRows {...ending} label={t.here} rows={[current]} />
        </Card>
      ) : null}
      <Card
        isFlush
        title={others.length === 0 ? t.others : t.othersOf(others.length)}
        actions={
          others.length === 0 ? null : (
            <Button icon={LogOut} onPress={onEndOthers}>
              {t.endOthers}
            </Button>
          )
        }
      >
        {others.length === 0 ? (
          <div className={css.none}>
            <Text as="p" tone="second">
              {t.noOthers}
            </Text>
          </div>
        ) : (
          <SessionRows
            {...ending}
            label={t.others}
            rows={others.slice((page - 1) * pageSize, page * pageSize)}
          />
        )}
        {others.length > pageSize ? (
          <div className={css.pages}>
            <Pagination
              page={page}
              pageSize={pageSize}
              count={others.length}
              countedAs={t.counted}
              onPageChange={search.onPageChange}
            />
          </div>
        ) : null}
      </Card>
    </>
  );
}
