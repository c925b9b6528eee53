import { OPEN_API_SCOPE, parseConfig, type OpenApiScope } from '@chatdeck/sdk';
import { SCHEDULE_LISTS } from '@chatdeck/sdk/constants';
import { found } from '../../refusal/refusal';
import type { ContactService } from '../contact/contact.service';
import type { GroupService } from '../group/group.service';
import type { ConfigService } from '../robot/config.service';
import { configRelations } from './config-relations';
import type { Relation, Subject } from './relation';

/** The scopes of a session of the open API; undefined for the account itself. */
type Scopes = readonly OpenApiScope[] | undefined;

/** Finds a subject in one part of an account. */
export type RelationSource = (userId: string, subject: Subject) => Promise<Relation[]>;

/** Nobody reads a longer list; a label distinguishes a rule from its neighbours and need not be complete. */
const RELATIONS_MAX = 5_000;
const LABEL_MAX = 200;

function shortened(relation: Relation): Relation {
  const label = [...relation.label.slice(0, 2 * LABEL_MAX + 2)];
  if (label.length <= LABEL_MAX) return relation;
  return { ...relation, label: `${label.slice(0, LABEL_MAX).join('')}…` };
}

/** Everything that refers to a group or a friend, so that renaming or leaving it has no unexpected effects. */
export function relationService(
  group: Pick<GroupService, 'find'>,
  contact: Pick<ContactService, 'find'>,
  config: Pick<ConfigService, 'load'>,
  sources: readonly RelationSource[],
) {
  async function relationsOf(userId: string, subject: Subject, scopes: Scopes) {
    const [stored, ...others] = await Promise.all([
      config.load(userId),
      ...sources.map((source) => source(userId, subject)),
    ]);
    const parsed = parseConfig(stored.config ?? '{}');
    const rows = parsed.status === 'ready' ? configRelations(parsed.stored, subject) : [];
    const list = [...rows, ...others.flat()].filter(({ place }) => mayShow(place, scopes));
    return { list: list.slice(0, RELATIONS_MAX).map(shortened) };
  }

  return {
    ofRoom: async (userId: string, wxid: string, scopes?: Scopes) => {
      const { topic } = found(await group.find(userId, wxid));
      return relationsOf(userId, { kind: 'room', wxid, name: topic, alias: '' }, scopes);
    },

    ofContact: async (userId: string, wxid: string, scopes?: Scopes) => {
      const { name, alias } = found(await contact.find(userId, wxid));
      return relationsOf(userId, { kind: 'contact', wxid, name, alias }, scopes);
    },
  };
}

/** The places that a session with the scope for schedules sees; keywords and dialogues are visible to no session. */
const SCHEDULES: ReadonlySet<string> = new Set([
  ...SCHEDULE_LISTS,
  'batchTasks',
  'rssFeeds',
  'reminders',
]);

/** A session of the open API sees only what it may also read elsewhere. */
const mayShow = (place: string, scopes: Scopes): boolean =>
  scopes === undefined || (SCHEDULES.has(place) && scopes.includes(OPEN_API_SCOPE.scheduleRead));

export type RelationService = ReturnType<typeof relationService>;
