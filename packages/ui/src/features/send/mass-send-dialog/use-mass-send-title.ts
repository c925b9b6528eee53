import { MASS_SEND_TARGET, type MassSendTarget } from '@chatdeck/sdk/constants';
import { useMessages } from '#messages';
import { massSendMessages } from './mass-send.messages';

/** What a mass send is called, by whom it is for; a notice is none of the messages in groups. */
export function useMassSendTitle(): (target: MassSendTarget | undefined) => string {
  const t = useMessages(massSendMessages);
  return (target) => {
    if (target === MASS_SEND_TARGET.contact) return t.titleFriends;
    return target === MASS_SEND_TARGET.notice ? t.titleNotice : t.titleRooms;
  };
}
