import { MASS_SEND_TARGET, CODE, type Locale, type MassSendTarget } from '@chatdeck/sdk/constants';
import { checkNoticeRoom } from '@chatdeck/sdk/rules';
import { refusalText, type RefusalId } from '@chatdeck/sdk/rule-texts';
import { Refusal } from '../../refusal/refusal';
import type { Recipient } from '../../outbox/outbox.repository';
import type { ContactService } from '../contact/contact.service';
import type { GroupService } from '../group/group.service';

interface Known extends Recipient {
  /** The rule that sending to this recipient would break. */
  readonly broken?: RefusalId | undefined;
}

/** Finds the recipients of a mass send, each once; 10002 lists targets that are unknown or cannot receive a notice. */
export function findRecipients(
  group: Pick<GroupService, 'byIds'>,
  contact: Pick<ContactService, 'byIds'>,
) {
  async function known(
    userId: string,
    target: MassSendTarget,
    ids: readonly string[],
  ): Promise<Known[]> {
    if (target === MASS_SEND_TARGET.contact) return contact.byIds(userId, ids);
    const rooms = await group.byIds(userId, ids);
    const isNotice = target === MASS_SEND_TARGET.notice;
    return rooms.map(({ wxid, topic, isAdmin }) => ({
      wxid,
      name: topic,
      broken: isNotice ? checkNoticeRoom({ isAdmin }) : undefined,
    }));
  }

  return async (
    userId: string,
    target: MassSendTarget,
    groups: readonly { readonly wxid: string }[],
    locale: Locale,
  ): Promise<Recipient[]> => {
    const wanted = [...new Set(groups.map(({ wxid }) => wxid))];
    const byId = new Map((await known(userId, target, wanted)).map((one) => [one.wxid, one]));
    const issues = groups.flatMap(({ wxid }, at) => {
      const one = byId.get(wxid);
      const rule = one === undefined ? 'send.target.unknown' : one.broken;
      return rule === undefined
        ? []
        : [{ path: `groups.${at}`, message: refusalText(rule, locale) }];
    });
    if (issues.length > 0) throw new Refusal(CODE.invalidValue, { issues });
    return wanted.flatMap((wxid) => {
      const one = byId.get(wxid);
      return one === undefined ? [] : [{ wxid, name: one.name }];
    });
  };
}

export type Recipients = ReturnType<typeof findRecipients>;
