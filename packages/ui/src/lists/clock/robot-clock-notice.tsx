import { offsetText, shownWhenDue, type RobotClock } from '@chatdeck/sdk/plain-rules';
import { ROBOT_TZ } from '@chatdeck/sdk/texts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { CopyField } from '#primitives/copy-field/copy-field.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { robotClockMessages } from './robot-clock.messages';
import { useOtherClock } from './use-other-clock';

/** The hour used as an example: the default of a new schedule. */
const EXAMPLE_HOUR = 8;

/** Warns that a robot runs in another time zone, explains the effect, and how to start it in the right zone. */
export function RobotClockNotice() {
  const clock = useOtherClock();
  return clock === undefined ? null : <Notice clock={clock} />;
}

function Notice({ clock }: { readonly clock: RobotClock }) {
  const t = useMessages(robotClockMessages);
  const { name, offsetMinutes } = clock;
  return (
    <Banner tone="warning" title={t.title({ name, offset: offsetText(offsetMinutes) })}>
      <Stack gap={2}>
        <span>{t.effect(shownWhenDue(EXAMPLE_HOUR, clock))}</span>
        <span>{t.cure}</span>
        <CopyField label={t.command} value={`TZ=${ROBOT_TZ}`} />
        <CopyField label={t.docker} value={`-e TZ=${ROBOT_TZ}`} />
      </Stack>
    </Banner>
  );
}
