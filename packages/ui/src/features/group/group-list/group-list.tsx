import type { Room } from '@chatdeck/sdk';
import { PanelBoundary } from '../../../provider/panel-boundary';
import type { SendTarget } from '../../../store/send-target';
import { SendMessageDialog } from '../../send';
import { GroupListView } from './group-list.view';
import { useGroupList } from './use-group-list';

/** What a host passes to the group list. */
export interface GroupListProps {
  /** Title and explanation over the list; false where the page has its own. Default true. */
  readonly hasHeader?: boolean;
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

function Screen({ hasHeader = true }: GroupListProps) {
  const { list, search, target, onTargetChange, onToRobot } = useGroupList();
  return (
    <>
      <GroupListView
        list={list}
        search={search}
        hasHeader={hasHeader}
        onSay={(room) => onTargetChange(toTarget(room))}
        onToRobot={onToRobot}
      />
      {target ? (
        <SendMessageDialog isOpen onOpenChange={() => onTargetChange(undefined)} target={target} />
      ) : null}
    </>
  );
}
