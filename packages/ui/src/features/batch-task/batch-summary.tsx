import type { BatchTask } from '@chatdeck/sdk';
import type { ReactNode } from 'react';
import { ScheduleSummary } from '#lists/records/summary/schedule-summary.tsx';
import { TargetSummary } from '#lists/records/summary/target-summary.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { NextRun } from '#features/schedule/due/due-summary.tsx';

import * as batchCss from './batch-summary.css';

interface Props {
  readonly task: BatchTask;
  /** The content that is sent. */
  readonly children: ReactNode;
}

/** A task's schedule, targets and content, with its next run. */
export const BatchSummary = ({ task, children }: Props) => (
  <div className={batchCss.columns}>
    <div className={batchCss.column}>
      <ScheduleSummary cron={task.cron} />
      <NextRun row={{ date: task.cron }} isPaused={task.isPaused} />
    </div>
    <div className={batchCss.column}>{children}</div>
    <div className={css.answer}>
      <TargetSummary
        kind={task.type}
        isAll={task.isAll}
        targets={task.targets}
        except={task.excludeTargets}
      />
    </div>
  </div>
);
