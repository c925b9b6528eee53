import type { Room } from '@chatdeck/sdk';
import { useState } from 'react';
import { PanelBoundary } from '../../../provider/panel-boundary';
import type { SendTarget } from '../../../store/send-target';
import { MassSendDialog, SendMessageDialog } from '../../send';
import { GroupListView } from './group-list.view';
import { useGroupList } from './use-group-list';

/** What a host passes to the group list. */
export interface GroupListProps {
  /** Title and explanation over the list; false where the page has its own. Default true. */
  readonly hasHeader?: boolean;
  /** What the search begins with, such as the name that a link is about. Default nothing. */
  readonly initialSearch?: string;
}

/** The groups that the robot is in, and a message to any of them. */
export function GroupList(props: GroupListProps) {
  return (
    <PanelBoundary>
      <Screen {...props} />
    </PanelBoundary>
  );
}

const toTarget = ({ wxid, topic }: Room): SendTarget => ({ kind: 'room', wxid, name: topic });

function Screen({ hasHeader = true, initialSearch }: GroupListProps) {
  const { list, search, target, onTargetChange, onToRobot } = useGroupList(initialSearch);
  const [isSendingToMany, setSendingToMany] = useState(false);
  return (
    <>
      <GroupListView
        list={list}
        search={search}
        hasHeader={hasHeader}
        onSay={(room) => onTargetChange(toTarget(room))}
        onSendToMany={() => setSendingToMany(true)}
        onToRobot={onToRobot}
      />
      {target ? (
        <SendMessageDialog isOpen onOpenChange={() => onTargetChange(undefined)} target={target} />
      ) : null}
      <MassSendDialog isOpen={isSendingToMany} onOpenChange={setSendingToMany} />
    </>
  );
}
