import type { Friend } from '@chatdeck/sdk';
import { MASS_SEND_TARGET } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { PanelBoundary } from '../../../provider/panel-boundary';
import type { SendTarget } from '../../../store/send-target';
import { MassSendDialog, SendMessageDialog } from '../../send';
import { ContactListView } from './contact-list.view';
import { useContactList } from './use-contact-list';

/** What a host passes to the friend list. */
export interface ContactListProps {
  /** Title and explanation over the list; false where the page has its own. Default true. */
  readonly hasHeader?: boolean;
  /** What the search begins with, such as the name that a link is about. Default nothing. */
  readonly initialSearch?: string;
}

/** The friends of the robot, and a message to any of them. */
export function ContactList(props: ContactListProps) {
  return (
    <PanelBoundary>
      <Screen {...props} />
    </PanelBoundary>
  );
}

const toTarget = ({ wxid, name }: Friend): SendTarget => ({ kind: 'contact', wxid, name });

function Screen({ hasHeader = true, initialSearch }: ContactListProps) {
  const { list, search, target, onTargetChange, onToRobot } = useContactList(initialSearch);
  const [isSendingToMany, setSendingToMany] = useState(false);
  return (
    <>
      <ContactListView
        list={list}
        search={search}
        hasHeader={hasHeader}
        onSay={(friend) => onTargetChange(toTarget(friend))}
        onSendToMany={() => setSendingToMany(true)}
        onToRobot={onToRobot}
      />
      {target ? (
        <SendMessageDialog isOpen onOpenChange={() => onTargetChange(undefined)} target={target} />
      ) : null}
      <MassSendDialog
        isOpen={isSendingToMany}
        onOpenChange={setSendingToMany}
        target={MASS_SEND_TARGET.contact}
      />
    </>
  );
}
