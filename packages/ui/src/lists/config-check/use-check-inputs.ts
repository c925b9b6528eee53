import { isVip } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { useMemo } from 'react';
import { useBegunVisibly } from '#context/use-is-visible.ts';
import { configCheckApi } from '#store/config-check.api.ts';
import { selectAnswer } from '#store/select-answer.ts';
import { hasFailed } from '#store/to-loaded.ts';
import { namesChats, sendsMaterials, type CheckInputs } from './check-config';

interface Query {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Still on its way. */
export const isPending = ({ data, error }: Query) => data === undefined && error === undefined;

/** Fetched once, unlike what a screen shows: the page that changes it announces that. */
export const ONCE = { refetchOnMountOrArgChange: false };

/** What the robot sends to chats by a record of its own. */
function useKnownRecords(isOn: boolean, isMember: boolean) {
  const [ofAll, ofMembers] = [isOn, isOn && isMember].map((is) => ({ ...ONCE, skip: !is }));
  return {
    dialogues: configCheckApi.useKnownDialoguesQuery(undefined, {
      ...ofMembers,
      selectFromResult: selectAnswer,
    }),
    rssFeeds: configCheckApi.useKnownRssFeedsQuery(undefined, {
      ...ofMembers,
      selectFromResult: selectAnswer,
    }),
    batchTasks: configCheckApi.useKnownBatchTasksQuery(undefined, {
      ...ofMembers,
      selectFromResult: selectAnswer,
    }),
    reminders: configCheckApi.useKnownRemindersQuery(undefined, {
      ...ofAll,
      selectFromResult: selectAnswer,
    }),
  };
}

/** What only the check needs, of a config that has something to check with it. */
export function useOtherInputs(stored: JsonObject | undefined, role: string | undefined) {
  // What is wanted only after another answer may be wanted in a tab that is hidden by then.
  const isOn = useBegunVisibly(stored !== undefined);
  const isMember = role !== undefined && isVip({ role });
  const namesAny = useMemo(
    () => isOn && stored !== undefined && namesChats(stored),
    [isOn, stored],
  );
  const sendsAny = useMemo(
    () => isOn && stored !== undefined && sendsMaterials(stored),
    [isOn, stored],
  );
  const records = useKnownRecords(isOn, isMember);
  const hasRecords = Object.values(records).some(({ data }) => (data?.list.length ?? 0) > 0);
  const isOfChats = useBegunVisibly(namesAny || hasRecords);
  const ofChats = { ...ONCE, skip: !isOfChats };
  const rooms = configCheckApi.useKnownRoomsQuery(undefined, {
    ...ofChats,
    selectFromResult: selectAnswer,
  });
  const friends = configCheckApi.useKnownFriendsQuery(undefined, {
    ...ofChats,
    selectFromResult: selectAnswer,
  });
  const materials = configCheckApi.useKnownMaterialsQuery(undefined, {
    ...ONCE,
    skip: !sendsAny,
  });
  const needed = [
    ...(isOn && isMember ? (['dialogues', 'rssFeeds', 'batchTasks'] as const) : []),
    ...(isOn ? (['reminders'] as const) : []),
  ].map((name) => ({ name, query: records[name] }));
  const ofConfig = [
    ...(ofChats.skip ? [] : [{ name: 'rooms' as const, query: rooms }]),
    ...(ofChats.skip ? [] : [{ name: 'friends' as const, query: friends }]),
    ...(sendsAny ? [{ name: 'materials' as const, query: materials }] : []),
  ];
  const queries = [...needed, ...ofConfig];
  const failed = queries.filter(({ query }) => hasFailed(query));
  const known = materials.data;
  const loaded = useLoaded({
    rooms: rooms.data,
    friends: friends.data,
    dialogues: records.dialogues.data?.list,
    rssFeeds: records.rssFeeds.data?.list,
    batchTasks: records.batchTasks.data?.list,
    reminders: records.reminders.data?.list,
    // Of a part of them, none could be said to be gone.
    materials: known && known.list.length >= known.count ? known.list : undefined,
  });
  return {
    loaded,
    missing: failed.map(({ name }) => name),
    // The records are checked once they are there: what was found in the config does not wait for them.
    isLoading: !isOn || ofConfig.some(({ query }) => isPending(query)),
    retry: () => failed.forEach(({ query }) => void query.refetch()),
  };
}

type Loaded = Omit<CheckInputs, 'stored' | 'role'>;

/** The same object for the same inputs. */
function useLoaded(inputs: Loaded): Loaded {
  const { rooms, friends, dialogues, rssFeeds, batchTasks, reminders, materials } = inputs;
  return useMemo(
    () => ({ rooms, friends, dialogues, rssFeeds, batchTasks, reminders, materials }),
    [rooms, friends, dialogues, rssFeeds, batchTasks, reminders, materials],
  );
}
