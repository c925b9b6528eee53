import type { BatchTask } from '@chatdeck/sdk';
import type { ReactNode } from 'react';
import { NextRun } from '../../rule-list/schedule/due-words';
import * as css from '../../rule-list/screen/rule-row.css';
import { WhenWords } from '../words/when-words';
import { WhomWords } from '../words/whom-words';

interface Props {
  readonly task: BatchTask;
  /** What is sent. */
  readonly children: ReactNode;
}

/** When, to whom and what, with the next time. */
export const BatchWords = ({ task, children }: Props) => (
  <>
    <div className={css.answer}>
      <WhenWords cron={task.cron} />
      <WhomWords
        kind={task.type}
        isAll={task.isAll}
        targets={task.targets}
        except={task.excludeTargets}
      />
    </div>
    {children}
    <NextRun row={{ date: task.cron }} isPaused={false} />
  </>
);
