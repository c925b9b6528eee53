import { OPEN_API_SCOPE, parseConfig, type OpenApiScope } from '@chatdeck/sdk';
import { SCHEDULE_LISTS } from '@chatdeck/sdk/constants';
import { rowIdOf } from '../../database/row-id';
import { found } from '../../refusal/refusal';
import type { ContactService } from '../contact/contact.service';
import type { GroupService } from '../group/group.service';
import type { ConfigService } from '../robot/config.service';
import type { MaterialService } from '../material/material.service';
import type { PromptService } from '../prompt/prompt.service';
import { configMentions } from './config-relations';
import { names, type Mention, type Relation, type Subject } from './relation';

/** The scopes of a session of the open API; undefined for the account itself. */
type Scopes = readonly OpenApiScope[] | undefined;

/** What one part of an account refers to; it may leave out what refers to none of the subjects. */
export type MentionSource = (userId: string, subjects: readonly Subject[]) => Promise<Mention[]>;

interface Sources {
  readonly group: Pick<GroupService, 'find' | 'byIds'>;
  readonly contact: Pick<ContactService, 'find' | 'byIds'>;
  readonly material: Pick<MaterialService, 'get'>;
  readonly prompt: Pick<PromptService, 'get'>;
  readonly config: Pick<ConfigService, 'load'>;
  readonly mentions: readonly MentionSource[];
}

/** Nobody reads a longer list; a label distinguishes a rule from its neighbours and need not be complete. */
const RELATIONS_MAX = 5_000;
const LABEL_MAX = 200;

function shortened(relation: Relation): Relation {
  const label = [...relation.label.slice(0, 2 * LABEL_MAX + 2)];
  if (label.length <= LABEL_MAX) return relation;
  return { ...relation, label: `${label.slice(0, LABEL_MAX).join('')}…` };
}

/** Everything that refers to a group, friend, material or prompt, so that changing it has no unexpected effects. */
export function relationService(sources: Sources) {
  const { group, contact, material, prompt, config } = sources;

  async function mentionsOf(userId: string, subjects: readonly Subject[], scopes: Scopes) {
    const [stored, ...others] = await Promise.all([
      config.load(userId),
      ...sources.mentions.map((source) => source(userId, subjects)),
    ]);
    const parsed = parseConfig(stored.config ?? '{}');
    const rows = parsed.status === 'ready' ? configMentions(parsed.stored) : [];
    return [...rows, ...others.flat()].filter(({ place }) => mayShow(place, scopes));
  }

  async function relationsOf(userId: string, subject: Subject, scopes?: Scopes) {
    const mentions = await mentionsOf(userId, [subject], scopes);
    const list = mentions.filter(({ named }) => names(named, subject)).slice(0, RELATIONS_MAX);
    return { list: list.map(({ relation }) => shortened(relation())), ...partialFor(scopes) };
  }

  /** How many rules, schedules and tasks refer to each; what is used nowhere is left out. */
  async function countsOf(userId: string, subjects: readonly Subject[], scopes?: Scopes) {
    const mentions = subjects.length === 0 ? [] : await mentionsOf(userId, subjects, scopes);
    const list = subjects.map((subject) => ({
      id: subject.id,
      count: mentions.filter(({ named }) => names(named, subject)).length,
    }));
    return { list: list.filter(({ count }) => count > 0), ...partialFor(scopes) };
  }

  const byId = (kind: Subject['kind'], id: string): Subject => ({ kind, id, name: '', alias: '' });
  const ids = (kind: Subject['kind'], list: readonly string[]) => list.map((id) => byId(kind, id));

  return {
    ofRoom: async (userId: string, wxid: string, scopes?: Scopes) => {
      const { topic } = found(await group.find(userId, wxid));
      return relationsOf(userId, { kind: 'room', id: wxid, name: topic, alias: '' }, scopes);
    },

    ofContact: async (userId: string, wxid: string, scopes?: Scopes) => {
      const { name, alias } = found(await contact.find(userId, wxid));
      return relationsOf(userId, { kind: 'contact', id: wxid, name, alias }, scopes);
    },

    ofMaterial: async (userId: string, id: string) => {
      await material.get(userId, rowIdOf(id));
      return relationsOf(userId, byId('material', id));
    },

    ofPrompt: async (userId: string, id: string) => {
      await prompt.get(userId, rowIdOf(id));
      return relationsOf(userId, byId('prompt', id));
    },

    countRooms: async (userId: string, list: readonly string[], scopes?: Scopes) => {
      const rooms = await group.byIds(userId, list);
      const subjects = rooms.map(({ wxid, topic }) => ({ ...byId('room', wxid), name: topic }));
      return countsOf(userId, subjects, scopes);
    },

    countContacts: async (userId: string, list: readonly string[], scopes?: Scopes) => {
      const friends = await contact.byIds(userId, list);
      const subjects = friends.map(({ wxid, name, alias }) => ({
        ...byId('contact', wxid),
        name,
        alias,
      }));
      return countsOf(userId, subjects, scopes);
    },

    countMaterials: (userId: string, list: readonly string[]) =>
      countsOf(userId, ids('material', list)),

    countPrompts: (userId: string, list: readonly string[]) =>
      countsOf(userId, ids('prompt', list)),
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

/** A session is told that there may be more. */
const partialFor = (scopes: Scopes) => (scopes === undefined ? {} : { isPartial: true });

export type RelationService = ReturnType<typeof relationService>;
