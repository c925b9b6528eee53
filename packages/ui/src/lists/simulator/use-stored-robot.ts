import type { JsonObject } from '@chatdeck/sdk/rules';
import type { ServedRights, StoredRobot } from '@chatdeck/sdk/served';
import { useMemo } from 'react';
import type { Loaded } from '#context/loaded.ts';
import { useRobotConfig } from '#lists/config/use-saved-config.ts';
import { useMembership } from '#lists/membership/use-membership.ts';
import { userApi } from '#store/user.api.ts';
import { contactApi } from '#store/contact.api.ts';
import { groupApi } from '#store/group.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { wholeListsApi } from '#store/whole-lists.api.ts';
import type { KnownChat } from './speaker.model';

/** What the simulation works without when it could not be loaded, or not in full. */
export type MissingPart = 'account' | 'dialogues' | 'friends' | 'rooms' | 'materials';

/** The robot of the account as it is stored, and what of it could not be loaded. */
export interface LoadedRobot {
  readonly robot: StoredRobot;
  readonly version: number;
  readonly robotName: string;
  readonly friends: readonly KnownChat[];
  readonly rooms: readonly KnownChat[];
  readonly missing: readonly MissingPart[];
}

export type { EditRobot } from '#lists/config/save-guard.ts';

interface Part {
  readonly isUninitialized?: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly data?: unknown;
}

/** Whether a query has come to an end: with data, an error, or nothing to ask. */
const isSettled = ({ data, isError, isFetching, isUninitialized }: Part) =>
  data !== undefined || isUninitialized === true || (isError && !isFetching);

interface ListPart extends Part {
  readonly data?: { readonly count: number; readonly list: readonly unknown[] } | undefined;
}
const isPartial = ({ data, isError }: ListPart) => (data ? data.list.length < data.count : isError);

/** Members alone have everything; while the account is unknown nothing is withheld. */
const ALL: ServedRights = { isMember: true, customRoutes: [] };
const ALL_CUSTOM = ['keywordForward', 'customBot', 'conversationRecord', 'uploadFile'];

/**
 * Loads what the simulation of the account's robot needs; everything but the config may be missing. `fallback` takes the
 * place of one that is missing or malformed.
 */
export function useStoredRobot(fallback?: JsonObject) {
  const { state, error, retry } = useRobotConfig();
  const { isMember } = useMembership();
  const user = userApi.useUserQuery();
  const dialogues = wholeListsApi.useAllDialoguesQuery(undefined, { skip: isMember !== true });
  const friends = contactApi.useAllContactsQuery();
  const rooms = groupApi.useAllGroupsQuery();
  const materials = wholeListsApi.useAllMaterialsQuery();
  const parts = [user, friends, rooms, materials, dialogues];
  const isReady = parts.every(isSettled);
  const saved = useMemo(() => {
    if (state?.status === 'ready') return state.saved;
    return state && fallback && { stored: fallback, version: 0 };
  }, [state, fallback]);

  const content = useMemo((): LoadedRobot | undefined => {
    if (!saved || !isReady) return undefined;
    const known = {
      friends: friends.data?.map(({ wxid: id, name, alias }) => ({ id, name, alias })),
      rooms: rooms.data?.map(({ wxid: id, topic }) => ({ id, topic })),
    };
    const { robotInfo } = user.data ?? {};
    const name = robotInfo?.name ?? '';
    const missing: readonly (MissingPart | false)[] = [
      user.isError && user.data === undefined && 'account',
      isPartial(dialogues) && 'dialogues',
      friends.data === undefined && 'friends',
      rooms.data === undefined && 'rooms',
      isPartial(materials) && 'materials',
    ];
    return {
      version: saved.version,
      robotName: name,
      friends: known.friends ?? [],
      rooms: known.rooms?.map(({ id, topic }) => ({ id, name: topic })) ?? [],
      missing: missing.filter((part) => part !== false),
      robot: {
        config: saved.stored,
        rights: user.data
          ? { isMember: isMember === true, customRoutes: user.data.customRole.router }
          : { ...ALL, customRoutes: ALL_CUSTOM },
        dialogues: dialogues.data?.list,
        ...(name !== '' && { robot: { name, id: robotInfo?.robotId ?? '' } }),
        ...(known.friends && { friends: known.friends }),
        ...(known.rooms && { rooms: known.rooms }),
        ...(materials.data && { materials: materials.data.list }),
      },
    };
  }, [saved, isReady, isMember, user, friends.data, rooms.data, materials, dialogues]);

  const refetch = () => {
    retry();
    for (const part of parts) if (!part.isUninitialized) void part.refetch();
  };
  const loaded: Loaded<LoadedRobot> = toLoaded(
    [{ error: saved ? undefined : error, isFetching: false, refetch }],
    content,
  );
  return { status: state?.status, loaded, retry: refetch };
}
