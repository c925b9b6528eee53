import { LOGIN_STATUS_TEXT, type Text as BilingualText } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import * as css from '../dashboard.css';
import { dashboardMessages } from '../dashboard.messages';
import { isLost } from '../dashboard.model';
import { useRobotStatus } from '../use-robot';
import { dash } from './dash';
import { Fact } from './fact';

const TEXTS: Readonly<Record<number, BilingualText | undefined>> = LOGIN_STATUS_TEXT;

/** How the robot's login stands and whether it can be reached. */
export function LoginFact() {
  const t = useMessages(dashboardMessages);
  const { locale } = useChatdeck();
  const state = useRobotStatus();
  if (state.status === 'absent') return null;
  if (state.status !== 'ready') return <Fact label={t.login} value={dash(state)} detail="" />;
  const { online, status } = state.data;
  return (
    <Fact
      label={t.login}
      tone={isLost(state.data) ? 'danger' : undefined}
      value={
        <>
          <span className={online ? css.dot.good : css.dot.off} />
          {TEXTS[status]?.[locale] ?? TEXTS[0]?.[locale]}
        </>
      }
      detail={online ? t.reachable : t.unreachable}
    />
  );
}
