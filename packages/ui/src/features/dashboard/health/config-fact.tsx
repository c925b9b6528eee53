import type { StoredConfig } from '@chatdeck/sdk';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { dashboardMessages } from '../dashboard.messages';
import { configProgress } from '../dashboard.model';
import { readyOf } from '../part/part-state';
import { useApplyConfig, useRobotStatus, useStoredConfig } from '../use-dashboard';
import { dash, Fact, FactLink } from './fact';

/** The saved version and the version that the robot runs, with an action that applies the saved one. */
export function ConfigFact() {
  const t = useMessages(dashboardMessages);
  const state = useStoredConfig();
  if (state.status === 'absent') return null;
  if (state.status !== 'ready') return <Fact label={t.config} value={dash(state)} detail="" />;
  return <Versions config={state.data} />;
}

function Versions({ config }: { readonly config: StoredConfig }) {
  const t = useMessages(dashboardMessages);
  const { navigate } = useChatdeck();
  const { apply, isPending } = useApplyConfig();
  const robot = readyOf(useRobotStatus());
  const progress = configProgress(config);
  if (progress === 'missing') {
    return (
      <Fact
        label={t.config}
        value={t.configMissing}
        detail={
          <FactLink onPress={() => navigate({ to: 'wechat.index' })}>{t.initialise}</FactLink>
        }
      />
    );
  }
  if (progress === 'live') {
    return <Fact label={t.config} value={t.configVersion(config.version)} detail={t.configLive} />;
  }
  const live = config.liveVersion === null ? t.notLive : t.liveVersion(config.liveVersion);
  return (
    <Fact
      label={t.config}
      tone="warning"
      value={t.configVersion(config.version)}
      detail={
        <>
          {live} · {t.configSaved}{' '}
          {robot?.online ? (
            <Button size="sm" isPending={isPending} onPress={apply}>
              {t.apply}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
