import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import { dashboardMessages } from '../dashboard.messages';
import * as css from './daily-chart.css';
import { scaleTop } from './daily-chart.model';
import type { Sends } from './use-today';

interface MetricProps {
  readonly label: string;
  /** How many messages. */
  readonly count: number;
  readonly dot?: string;
}

/** A number of messages with its label below. */
export function Metric({ label, count, dot }: MetricProps) {
  const t = useMessages(dashboardMessages);
  return (
    <span className={css.metric}>
      <span className={css.number}>
        {t.count(count)}{' '}
        <Text size="xs" tone="second">
          {t.messageUnit(count)}
        </Text>
      </span>
      <span className={css.key}>
        {dot ? <span className={dot} /> : null}
        <Text size="xs" tone="muted">
          {label}
        </Text>
      </span>
    </span>
  );
}

/** What was sent, by the definition that the chart of sends has too. */
export function SendMetrics({ handedOver, failed }: Sends) {
  const t = useMessages(dashboardMessages);
  return (
    <>
      <Metric count={handedOver} dot={css.handedOverDot} label={t.handedOver} />
      <Metric count={failed} dot={css.failedDot} label={t.failedSends} />
    </>
  );
}

/** What the numbers above are of: a period, or the bar below the pointer. */
export const Period = ({ children }: { readonly children: string }) => (
  <p className={css.period}>
    <Text size="xs" tone="muted" isTabular>
      {children}
    </Text>
  </p>
);

const PLOT = { top: 8, height: 172 } as const;
const LINES = [0, 0.25, 0.5, 0.75, 1] as const;
const LABELS = 6;

/** A day or an hour with two counts, one upon the other. */
interface Bar {
  readonly id: string;
  /** Its name below it. */
  readonly label: string;
  readonly lower: number;
  readonly upper: number;
}

interface Props {
  readonly bars: readonly Bar[];
  /** The classes of both parts of a bar. */
  readonly lower: string;
  readonly upper: string;
  /** Which bar surely has its name below it. Default `last`. */
  readonly named?: 'first' | 'last';
  /** The index of the bar below the pointer. */
  readonly onPoint: (at: number | undefined) => void;
}

/** A bar chart over time, scaled to the available width; a table beside it gives the same values to screen readers. */
export function Bars({ bars, lower, upper, named = 'last', onPoint }: Props) {
  const top = scaleTop(Math.max(0, ...bars.map((bar) => bar.lower + bar.upper)));
  const width = 100 / bars.length;
  const every = Math.ceil(bars.length / LABELS);
  const y = (count: number) => PLOT.top + PLOT.height * (1 - count / top);
  const lines = LINES.map((share) => ({ count: top * share, at: y(top * share) }));
  return (
    <div className={css.plot} aria-hidden>
      <svg className={css.scale}>
        {lines.map(({ count, at }) => (
          <text key={count} className={css.axis} x="100%" y={at + 4} textAnchor="end">
            {count}
          </text>
        ))}
      </svg>
      <svg className={css.chart} onPointerLeave={() => onPoint(undefined)}>
        {lines.map(({ count, at }) => (
          <line key={count} className={css.line} x1="0" x2="100%" y1={at} y2={at} />
        ))}
        {bars.map((bar, at) => {
          const x = width * at;
          const isLabelled = (named === 'first' ? at : bars.length - 1 - at) % every === 0;
          return (
            <g key={bar.id} onPointerEnter={() => onPoint(at)}>
              <rect
                className={css.column}
                x={`${x}%`}
                width={`${width}%`}
                y={PLOT.top}
                height={PLOT.height}
              />
              <rect
                className={lower}
                x={`${x + width * 0.2}%`}
                width={`${width * 0.6}%`}
                y={y(bar.lower)}
                height={y(0) - y(bar.lower)}
                rx={2}
                pointerEvents="none"
              />
              <rect
                className={upper}
                x={`${x + width * 0.2}%`}
                width={`${width * 0.6}%`}
                y={y(bar.lower + bar.upper)}
                height={y(0) - y(bar.upper)}
                rx={2}
                pointerEvents="none"
              />
              {isLabelled ? (
                <text className={css.axis} x={`${x + width / 2}%`} y={202} textAnchor="middle">
                  {bar.label}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
