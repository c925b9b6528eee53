import type { SendState } from '@chatdeck/sdk/constants';
import { RETRIED_STATES } from '@chatdeck/sdk/plain-rules';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';

/** The appearance of a target's state. */
interface StateStyle {
  readonly tone: 'accent' | 'neutral' | 'warning' | 'danger';
  readonly icon: LucideIcon;
}

export const STATE_STYLE: Readonly<Record<SendState, StateStyle>> = {
  handedOver: { tone: 'accent', icon: CircleCheck },
  queued: { tone: 'neutral', icon: Clock },
  offline: { tone: 'danger', icon: WifiOff },
  failed: { tone: 'danger', icon: CircleAlert },
  unknown: { tone: 'warning', icon: CircleHelp },
  cancelled: { tone: 'neutral', icon: Ban },
};

/** The states in display order. */
export const STATE_ORDER: readonly SendState[] = [
  'handedOver',
  'offline',
  'failed',
  'unknown',
  'cancelled',
  'queued',
];

/** How many targets can be retried. */
export const retriable = (counts: Readonly<Partial<Record<SendState, number>>>): number =>
  RETRIED_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
