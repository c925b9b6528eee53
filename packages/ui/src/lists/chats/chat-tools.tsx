import type { ChatQuery } from '@chatdeck/sdk';
import { Download, RefreshCw } from 'lucide-react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { useIsReachable } from '#lists/robot/use-is-reachable.ts';
import { useIsOwn, useMay } from '#lists/session/use-may.ts';
import type { ChatListDefinition } from './chat-list-definition';
import { chatsMessages } from './chats.messages';
import { useExportChats } from './use-export-chats';
import { useRefreshChats } from './use-refresh-chats';

interface ChatToolsProps {
  readonly definition: ChatListDefinition;
  readonly found: ChatQuery;
}

/** What can be done with a list as a whole: have the robot send it again, and export it. */
export function ChatTools({ definition, found }: ChatToolsProps) {
  const t = useMessages(chatsMessages);
  const { refresh, lockedSeconds, isRefreshing } = useRefreshChats(definition.kind);
  const { progress, run } = useExportChats(definition, found);
  const isLocked = lockedSeconds > 0;
  const isOffline = useIsReachable() === false;
  const label = isLocked ? t.refreshIn({ seconds: lockedSeconds }) : t.refresh;
  const mayRefresh = useIsOwn();
  const mayRead = useMay('contact:read');
  return (
    <>
      {mayRefresh === false ? null : (
        <Button
          isTouch
          icon={RefreshCw}
          isPending={isRefreshing}
          isDisabled={isLocked || isOffline}
          isWaiting={mayRefresh === undefined}
          onPress={refresh}
        >
          {isOffline ? t.refreshOffline : label}
        </Button>
      )}
      {mayRead === false ? null : (
        <Button
          isTouch
          icon={Download}
          isPending={progress !== undefined}
          isWaiting={mayRead === undefined}
          onPress={run}
        >
          {progress && progress.count > 0 ? t.exporting(progress) : t.export}
        </Button>
      )}
    </>
  );
}
