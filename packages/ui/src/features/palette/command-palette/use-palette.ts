import { CONTENT_TYPE, CONTENT_TYPE_TEXT, type ContentType, textIn } from '@chatdeck/sdk/constants';
import { useMemo } from 'react';
import { isNotInSession } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { Destination } from '#context/navigation.ts';
import { useMessages } from '#messages';
import { contactApi } from '#store/contact.api.ts';
import { groupApi } from '#store/group.api.ts';
import { materialApi } from '#store/material.api.ts';
import { useDebounced } from '#lists/use-paged-search.ts';
import { fieldGroupMessages } from '#lists/config/fields/field-group.messages.ts';
import { useFieldTexts } from '#lists/config/fields/field-texts.ts';
import { searchFields } from '#lists/config/fields/config-fields.ts';
import {
  beforeTyping,
  findPages,
  toRows,
  type PaletteItem,
  type PalettePage,
} from './palette.model';

/** The debounce before the server is queried. */
const PAUSE_MS = 200;
/** The maximum per kind in a search of the server. */
const LIMIT = 20;

const MATERIAL_PLACE: Readonly<Record<ContentType, Destination>> = {
  [CONTENT_TYPE.text]: 'material.word',
  [CONTENT_TYPE.file]: 'material.file',
  [CONTENT_TYPE.h5]: 'material.h5',
  [CONTENT_TYPE.mini]: 'material.mini',
};

/** The results for a text. A response to an earlier text is never shown, since each query is keyed by its text. */
export function usePalette(
  word: string,
  pages: readonly PalettePage[],
  recent: readonly PaletteItem[],
) {
  const searched = useDebounced(word, PAUSE_MS);
  const fields = useFieldItems(word);
  const found = useFoundItems(searched);
  const isSettled = searched === word;
  const rows = useMemo(() => {
    if (word === '') return toRows(beforeTyping(pages, recent));
    return toRows([...findPages(pages, word), ...fields, ...(isSettled ? found.items : [])]);
  }, [word, pages, recent, fields, found.items, isSettled]);
  return {
    rows,
    isWaiting: word !== '' && (!isSettled || found.isWaiting),
    hasFailed: word !== '' && isSettled && found.hasFailed,
    isPartial: found.isPartial,
    retry: found.retry,
  };
}

/** The matching settings of the robot, which are searched locally. */
function useFieldItems(word: string): readonly PaletteItem[] {
  const { labelOf } = useFieldTexts();
  const groups = useMessages(fieldGroupMessages);
  return useMemo(
    () =>
      searchFields(word, labelOf).map((field) => ({
        id: `field:${field.key}`,
        kind: 'field',
        label: labelOf(field),
        hint: groups[field.group],
        target: { to: 'wechat.index', query: { field: field.key } },
      })),
    [word, labelOf, groups],
  );
}

/** The materials, groups and friends whose name contains the text. */
function useFoundItems(word: string) {
  const { locale } = useChatdeck();
  const skip = { skip: word === '' };
  const materials = materialApi.useMaterialsQuery(
    { name: word, current: 1, pageSize: LIMIT },
    skip,
  );
  const rooms = groupApi.useSearchGroupsQuery(word, skip);
  const friends = contactApi.useSearchContactsQuery(word, skip);
  const queries = [materials, rooms, friends];
  const failed = queries.filter(({ error, isError }) => isError && !isNotInSession(error));
  const [list, groups, people] = [materials.currentData, rooms.currentData, friends.currentData];
  const items = useMemo((): readonly PaletteItem[] => {
    const toNamed = (kind: 'group' | 'contact', to: Destination) =>
      function named({ id, name, alias }: { id: string; name: string; alias: string }) {
        const hint = alias && alias !== name ? { hint: alias } : {};
        return { id: `${kind}:${id}`, kind, label: name, ...hint, target: { to, query: { name } } };
      };
    return [
      ...(list?.list ?? []).slice(0, LIMIT).map(({ id, name, type }): PaletteItem => ({
        id: `material:${id}`,
        kind: 'material',
        label: name,
        hint: textIn(CONTENT_TYPE_TEXT[type], locale),
        target: { to: MATERIAL_PLACE[type], query: { name } },
      })),
      ...(groups ?? []).slice(0, LIMIT).map(toNamed('group', 'group.room')),
      ...(people ?? []).slice(0, LIMIT).map(toNamed('contact', 'contact.list')),
    ];
  }, [list, groups, people, locale]);
  return {
    items,
    isWaiting: queries.some(({ isFetching }) => isFetching),
    /** Some of it is not in this session: what is there may not be all. */
    isPartial: queries.some(({ error }) => isNotInSession(error)),
    hasFailed: failed.some(({ isFetching }) => !isFetching),
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
