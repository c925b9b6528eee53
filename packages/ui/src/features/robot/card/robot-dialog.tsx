import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { configProgress } from '#features/dashboard/dashboard.model.ts';
import { LoginPanel } from '#features/dashboard/login-panel/login-panel.tsx';
import { readyOf } from '#features/dashboard/part-state.ts';
import {
  useApplyConfig,
  useRobotStatus,
  useStoredConfig,
} from '#features/dashboard/use-dashboard.ts';
import * as css from './robot-card.css';
import { robotCardMessages } from './robot-card.messages';
import { useRobotCard } from './use-robot-card';
import { WaitingList } from './waiting-list';

interface Props {
  readonly name: string;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The login of the robot with its QR code, and the versions of its config. */
export default function RobotDialog({ name, onOpenChange }: Props) {
  return (
    <Dialog isOpen onOpenChange={onOpenChange} title={name} size="sm" isDismissable>
      <Stack>
        <Lost />
        <LoginPanel />
        <Versions onLeave={() => onOpenChange(false)} />
      </Stack>
    </Dialog>
  );
}

/** What to do about a lost robot, and what waits for it. */
function Lost() {
  const t = useMessages(robotCardMessages);
  const { loss, versions } = useRobotCard();
  if (loss === undefined) return null;
  const isWaiting = versions !== undefined && versions.saved !== versions.live;
  return (
    <Banner tone="danger" title={t[loss.by]}>
      <div>{t[`${loss.by}Text`]}</div>
      <WaitingList since={loss.since} version={isWaiting ? versions.saved : undefined} />
    </Banner>
  );
}

function Versions({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessages(robotCardMessages);
  const { navigate } = useChatdeck();
  const { apply, isPending } = useApplyConfig();
  const robot = readyOf(useRobotStatus());
  const config = readyOf(useStoredConfig());
  if (config === undefined) return null;
  const progress = configProgress(config);
  const live = config.liveVersion === null ? t.notLive : t.live(config.liveVersion);
  return (
    <Card title={t.config}>
      <div className={css.versions}>
        <div className={css.versionText}>
          <div>{progress === 'missing' ? t.notInitialised : t.saved(config.version)}</div>
          {progress === 'missing' ? null : (
            <Text size="xs" tone="muted">
              {progress === 'live' ? t.isLive : live}
            </Text>
          )}
        </div>
        {progress === 'saved' && robot?.online && apply ? (
          <Button size="sm" isPending={isPending} onPress={apply}>
            {t.apply}
          </Button>
        ) : null}
        <Button
          size="sm"
          onPress={() => {
            onLeave();
            navigate({ to: 'wechat.index' });
          }}
        >
          {t.openConfig}
        </Button>
      </div>
    </Card>
  );
}
