import { CONNECTIONS_OF_INSTANCE, DEFAULT_CONNECTIONS } from './limits.mjs';
import { digits } from './table.mjs';

/** What PostgreSQL has on a large machine. */
const LARGE = 16;
/** The share of a core that something beside the requests may take before it is a wall. */
const SHARE = 0.1;
const CHECK_S = 15;
const MANY_ROWS = 100_000_000;
const RETAINED_S = 30 * 24 * 3_600;

/** The walls in the order of the page, each with the figure at which it is due. */
export function wallsOf({ instances, walls }) {
  const one = instances[0];
  const most = instances.at(-1);
  const { server, postgresql } = one.most.cpuPerRequest;
  const notified = walls.notify.rates.find(({ listeners }) => listeners === most.instances);
  const perTarget = one.outbox.fast.notifiesPerTarget;
  const statements = (1_000 / postgresql) * one.steady.statementsPerRequest;
  const claims = (at) => digits(at.outbox.paced.claimsPerTarget);
  return [
    ['1. the core of an instance', `${digits(1_000 / server)} requests a second`],
    [
      '2. connections to PostgreSQL',
      `${Math.floor(DEFAULT_CONNECTIONS / CONNECTIONS_OF_INSTANCE)} instances with its default of 100`,
    ],
    [
      '3. a notification for each target',
      `${digits(notified.perSecond / perTarget)} targets of mass sends a second with ${notified.listeners} instances; PostgreSQL commits ${digits(walls.notify.control.perSecond)} transactions a second that notify nobody`,
    ],
    [
      '4. statements',
      `${digits(1_000 / postgresql)} requests a second for a core of PostgreSQL, ${digits((LARGE * 1_000) / postgresql)} for ${LARGE}`,
    ],
    [
      '5. tables that grow',
      `${digits(MANY_ROWS / RETAINED_S)} reported messages a second: ${digits(MANY_ROWS)} rows in 30 days`,
    ],
    [
      '6. the claim',
      `a target takes ${claims(one)} claims with one instance, ${claims(most)} with ${most.instances}: a dozen instances`,
    ],
    [
      '7. notifications that everybody reads',
      `${digits((SHARE * 1_000) / most.listening.cpuMs)} events a second, which take a tenth of the core of every instance`,
    ],
    ['8. reads', `when ${LARGE} cores of PostgreSQL are busy after the steps before`],
    [
      '9. streams',
      `${digits(SHARE * statements * CHECK_S)} streams, whose checks take a tenth of a core of PostgreSQL`,
    ],
    [
      '10. the broker',
      `${digits(1_000 / walls.broker.mosquittoMs)} messages a second, or a restart that may not disconnect everybody`,
    ],
    ['11. files', 'not measured'],
  ];
}
