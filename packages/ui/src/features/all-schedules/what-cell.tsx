import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { ShownFinding } from '#lists/config-check/check-config.ts';
import type { FindingLayer } from '#lists/config-check/finding-layer.tsx';
import { RowFindings } from '#lists/config-check/row-findings.tsx';
import * as css from './all.css';
import { allSchedulesMessages } from './all.messages';
import { isLocked, type ScheduleEntry } from './schedule-entry';
import { KIND_ICONS } from './schedule-kind';

interface Props {
  readonly entry: ScheduleEntry;
  readonly title: string;
  /** Below the title at any width. */
  readonly facts: readonly string[];
  /** Those that have columns of their own where there is room. */
  readonly stacked: readonly string[];
  /** What the check of the config has found. */
  readonly findings: readonly ShownFinding[];
  readonly onEdit: (entry: ScheduleEntry) => void;
  readonly onFinding: FindingLayer['open'];
}

/** What a schedule sends, what is to know about it, and what is wrong with it. */
export function WhatCell({ entry, title, facts, stacked, findings, onEdit, onFinding }: Props) {
  const t = useMessages(allSchedulesMessages);
  const { kind, isPaused, stop } = entry;
  const isOff = isPaused || stop !== undefined ? { 'data-off': '' } : {};
  return (
    <span className={css.what}>
      <span className={css.icon}>
        <Icon of={KIND_ICONS[kind]} size={16} />
      </span>
      <span className={css.lines}>
        {stop === 'unreadable' || isLocked(entry) ? (
          <span className={css.title} {...isOff}>
            {title}
          </span>
        ) : (
          <button type="button" className={css.title} onClick={() => onEdit(entry)} {...isOff}>
            {title}
          </button>
        )}
        <span className={css.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {stacked.filter(Boolean).map((fact) => (
            <span key={fact} className={css.stackedFact}>
              {fact}
            </span>
          ))}
        </span>
        {stop === 'unreadable' ? (
          <Text size="xs" tone="danger">
            {t.unreadable}
          </Text>
        ) : null}
        <RowFindings findings={findings} onOpen={onFinding} />
      </span>
    </span>
  );
}
