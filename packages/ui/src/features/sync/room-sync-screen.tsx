import { ASYNC_MODEL } from '@chatdeck/sdk/constants';
import { Repeat2 } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { RuleListDefinition } from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import { RoomSyncSummary } from './room-sync-summary';
import { roomSyncMessages } from './room-sync.messages';

const definition: RuleListDefinition<'roomAsyncList'> = {
  list: 'roomAsyncList',
  isTried: true,
  icon: Repeat2,
  texts: roomSyncMessages,
  Summary: RoomSyncSummary,
  example: ({ room, team }) => (
    <RoomSyncSummary
      row={{ model: ASYNC_MODEL.manyToMany, one: '', many: [room, team], forward: 2 }}
      isPaused={false}
    />
  ),
  Dialog: lazyDialog(() => import('./room-sync-dialog')),
  isForMembers: true,
  csv: () => import('./room-sync-csv'),
};

/** Groups whose messages the robot synchronises; for members. */
export const RoomSyncScreen = /* @__PURE__ */ ruleListScreen(definition);
