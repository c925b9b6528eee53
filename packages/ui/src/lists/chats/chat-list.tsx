import { lazyDialog } from '#context/lazy-part.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import type { ChatListDefinition } from './chat-list-definition';
import { ChatListView } from './chat-list.view';
import { useChatList } from './use-chat-list';

const RelatedDialog = lazyDialog(() => import('./related-dialog'));

interface Props<Row> {
  readonly definition: ChatListDefinition<Row>;
  readonly hasHeader?: boolean | undefined;
  readonly initialSearch?: string | undefined;
}

/** The groups or friends of the robot, and a message to any of them. */
export function ChatList<Row>(props: Props<Row>) {
  return (
    <PanelBoundary>
      <Screen {...props} />
    </PanelBoundary>
  );
}

function Screen<Row>({ definition, hasHeader = true, initialSearch }: Props<Row>) {
  const { SendDialog, MassSendDialog } = definition;
  const { target, onTargetChange, ...state } = useChatList(definition, initialSearch);
  return (
    <>
      <ChatListView
        definition={definition}
        list={state.list}
        search={state.search}
        hasHeader={hasHeader}
        onSay={(row) => onTargetChange(definition.toTarget(row))}
        onRelated={(row) => state.onRelatedChange(definition.toTarget(row))}
        onSendToMany={() => state.onSendingToManyChange(true)}
        onToRobot={state.onToRobot}
      />
      {target ? (
        <SendDialog isOpen onOpenChange={() => onTargetChange(undefined)} target={target} />
      ) : null}
      {state.related ? (
        <RelatedDialog target={state.related} onClose={() => state.onRelatedChange(undefined)} />
      ) : null}
      <MassSendDialog
        isOpen={state.isSendingToMany}
        onOpenChange={state.onSendingToManyChange}
        target={definition.massTarget}
      />
    </>
  );
}
