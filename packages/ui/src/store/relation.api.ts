import type { CallOptions } from '@chatdeck/sdk';
import { api, call } from './api';
import type { Resources } from './call-port';

/** What rules, schedules and dialogues refer to. */
export type ReferencedKind = 'room' | 'contact' | 'material' | 'prompt';

type Relations = ReturnType<Resources['group']['related']>;

const related: Readonly<
  Record<ReferencedKind, (client: Resources, id: string, options: CallOptions) => Relations>
> = {
  room: (client, id, options) => client.group.related(id, options),
  contact: (client, id, options) => client.contact.related(id, options),
  material: (client, id, options) => client.material.related(id, options),
  prompt: (client, id, options) => client.prompt.related(id, options),
};

type Counts = ReturnType<Resources['group']['relatedCounts']>;

const counts: Readonly<
  Record<ReferencedKind, (client: Resources, ids: string[], options: CallOptions) => Counts>
> = {
  room: (client, ids, options) => client.group.relatedCounts(ids, options),
  contact: (client, ids, options) => client.contact.relatedCounts(ids, options),
  material: (client, ids, options) => client.material.relatedCounts(ids, options),
  prompt: (client, ids, options) => client.prompt.relatedCounts(ids, options),
};

interface Page {
  readonly kind: ReferencedKind;
  readonly ids: readonly string[];
}

/** Where groups, friends, materials and prompts are used. It has no tags: the robot's events would fetch it again. */
export const relationApi = api.injectEndpoints({
  endpoints: (build) => ({
    relations: build.query({
      queryFn: call(
        ({ kind, id }: { readonly kind: ReferencedKind; readonly id: string }) =>
          (client, options) =>
            related[kind](client, id, options),
      ),
    }),
    // A column that is left out where its call fails, so that is announced nowhere.
    relatedCounts: build.query({
      queryFn: call(
        ({ kind, ids }: Page) =>
          (client, options) =>
            counts[kind](client, [...ids], options),
        'all',
      ),
    }),
  }),
});
