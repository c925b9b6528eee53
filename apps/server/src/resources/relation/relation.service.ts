import { parseConfig } from '@chatdeck/sdk';
import { found } from '../../http/found';
import type { ContactService } from '../contact/contact.service';
import type { GroupService } from '../group/group.service';
import type { ConfigService } from '../robot/config.service';
import { configRelations } from './config-relations';
import type { Relation, Subject } from './relation';

/** Looks for a subject in what one part of an account keeps. */
export type RelationSource = (userId: string, subject: Subject) => Promise<Relation[]>;

/** What names a group or a friend, so that a rename or a leave surprises nobody. */
export function relationService(
  group: Pick<GroupService, 'find'>,
  contact: Pick<ContactService, 'find'>,
  config: Pick<ConfigService, 'load'>,
  sources: readonly RelationSource[],
) {
  async function relationsOf(userId: string, subject: Subject) {
    const [stored, ...others] = await Promise.all([
      config.load(userId),
      ...sources.map((source) => source(userId, subject)),
    ]);
    const parsed = parseConfig(stored.config ?? '{}');
    const rows = parsed.status === 'ready' ? configRelations(parsed.stored, subject) : [];
    return { list: [...rows, ...others.flat()] };
  }

  return {
    async ofRoom(userId: string, wxid: string) {
      const { topic } = found(await group.find(userId, wxid));
      return relationsOf(userId, { kind: 'room', wxid, name: topic, alias: '' });
    },

    async ofContact(userId: string, wxid: string) {
      const { name, alias } = found(await contact.find(userId, wxid));
      return relationsOf(userId, { kind: 'contact', wxid, name, alias });
    },
  };
}

export type RelationService = ReturnType<typeof relationService>;
