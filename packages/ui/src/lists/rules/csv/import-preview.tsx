import { textIn } from '@chatdeck/sdk/constants';
import type { ListedRow } from '@chatdeck/sdk';
import { ruleText } from '@chatdeck/sdk/rule-texts';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Checkbox } from '#primitives/checkbox/checkbox.tsx';
import { cx } from '#primitives/cx.ts';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import { csvMessages } from './csv.messages';
import { headersIn } from './headers';
import type { ImportLine, LineProblem } from './import-rows';
import * as css from './import.css';
import type { ImportState } from './use-import';

/** How many lines are shown at first, and with each press. */
const STEP = 50;

interface Props {
  readonly state: ImportState;
  readonly renderRow: (row: ListedRow) => ReactNode;
}

/** What each line becomes, or why it is left out. */
export function ImportPreview({ state, renderRow }: Props) {
  const t = useMessages(csvMessages);
  const [most, setMost] = useState(STEP);
  const { lines, duplicateCount } = state;
  const hidden = lines.length - most;
  if (lines.length === 0) return <Text tone="muted">{t.nothing}</Text>;
  return (
    <section className={css.part} aria-label={t.preview}>
      <Text as="h3" weight="strong">
        {t.preview}
      </Text>
      {duplicateCount > 0 ? (
        <div>
          <Checkbox value={state.withDuplicates} onChange={state.setWithDuplicates}>
            {t.withDuplicates({ count: duplicateCount })}
          </Checkbox>
          <Text as="p" size="xs" tone="muted">
            {t.withDuplicatesHint}
          </Text>
        </div>
      ) : null}
      <ul className={css.lines} aria-label={t.preview}>
        {lines.slice(0, most).map((line) => (
          <Line
            key={line.number}
            line={line}
            isLeftOut={!line.row || (line.duplicate !== undefined && !state.withDuplicates)}
            renderRow={renderRow}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="link" onPress={() => setMost(most + STEP)}>
          {t.more({ count: Math.min(hidden, STEP) })}
        </Button>
      ) : null}
    </section>
  );
}

interface LineProps {
  readonly line: ImportLine;
  readonly isLeftOut: boolean;
  readonly renderRow: (row: ListedRow) => ReactNode;
}

function Line({ line, isLeftOut, renderRow }: LineProps) {
  const t = useMessages(csvMessages);
  const { row, problems, duplicate, number, text } = line;
  const wording = duplicate?.of === 'line' ? t.duplicateLine : t.duplicate;
  return (
    <li className={cx(css.line, isLeftOut && css.leftOut)}>
      <span className={css.number}>{t.line({ number })}</span>
      <div className={css.content}>
        {row ? renderRow(row) : <span className={css.raw}>{text}</span>}
        {row?.isPaused ? <Text tone="muted">{t.paused}</Text> : null}
        {problems.map((problem, at) => (
          <Problem key={at} problem={problem} />
        ))}
        {duplicate ? (
          <span className={css.warning}>
            <Icon of={TriangleAlert} size={14} />
            {wording({ word: duplicate.word, number: duplicate.number })}
          </span>
        ) : null}
      </div>
    </li>
  );
}

function Problem({ problem }: { readonly problem: LineProblem }) {
  const t = useMessages(csvMessages);
  const { locale } = useChatdeck();
  const headers = headersIn(locale);
  const label = problem.column === undefined ? undefined : headers[problem.column];
  const words = () => {
    if (problem.kind === 'choice') {
      const choices = joinList(
        problem.choices.map((choice) => textIn(choice, locale)),
        locale,
      );
      return t.unknownChoice({ label: label ?? '', cell: problem.cell, choices });
    }
    const text = ruleText(problem.rule, locale);
    // 回复内容必填 names its column already.
    return label === undefined || text.includes(label) ? text : t.wrong({ label, text });
  };
  return (
    <span className={css.problem}>
      <Icon of={CircleAlert} size={14} />
      {words()}
    </span>
  );
}
