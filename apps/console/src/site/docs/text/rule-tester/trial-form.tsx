import { sourceLocale, tableIn } from '@chatdeck/sdk/constants';
import { Checkbox, Keyword, SegmentedControl, TextField } from '@chatdeck/ui/primitives';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '#preferences/preferences.ts';
import * as css from './trial-form.css';
import { TESTER_TEXTS } from './tester-texts';
import { tryRule, type Trial, type TrialOutcome } from './try-rule';

const FIRST: Readonly<Record<'zh-CN' | 'en', Trial>> = {
  'zh-CN': {
    keywords: '价格，报价',
    match: 'contains',
    needsMention: true,
    text: '请问价格是多少',
    where: 'room',
    isMention: false,
  },
  en: {
    keywords: 'price, cost',
    match: 'contains',
    needsMention: true,
    text: 'What is the price?',
    where: 'room',
    isMention: false,
  },
};

/** The rule, the message, and what becomes of it, anew with every change. */
export function TrialForm() {
  const { locale } = usePreferences();
  const t = tableIn(TESTER_TEXTS, locale);
  const [trial, setTrial] = useState(FIRST[sourceLocale(locale)]);
  const change = (changes: Partial<Trial>) => setTrial({ ...trial, ...changes });
  return (
    <div className={css.form}>
      <TextField
        label={t.keywords}
        description={t.keywordsHelp}
        value={trial.keywords}
        onChange={(keywords) => change({ keywords })}
      />
      <div className={css.line}>
        <SegmentedControl
          label={t.match}
          items={[
            { id: 'contains', label: t.contains },
            { id: 'exact', label: t.exact },
          ]}
          value={trial.match}
          onChange={(match) => change({ match })}
        />
        <Checkbox value={trial.needsMention} onChange={(needsMention) => change({ needsMention })}>
          {t.needsMention}
        </Checkbox>
      </div>
      <TextField label={t.message} value={trial.text} onChange={(text) => change({ text })} />
      <div className={css.line}>
        <SegmentedControl
          label={t.where}
          items={[
            { id: 'friend', label: t.friend },
            { id: 'room', label: t.room },
          ]}
          value={trial.where}
          onChange={(where) => change({ where })}
        />
        {trial.where === 'room' ? (
          <Checkbox value={trial.isMention} onChange={(isMention) => change({ isMention })}>
            {t.mentions}
          </Checkbox>
        ) : null}
      </div>
      <Outcome outcome={tryRule(trial, locale)} />
    </div>
  );
}

function Outcome({ outcome }: { readonly outcome: TrialOutcome }) {
  const { locale } = usePreferences();
  const t = tableIn(TESTER_TEXTS, locale);
  const { replies, reason, keyword } = outcome;
  return (
    <div className={replies ? css.outcome.replies : css.outcome.silent} role="status">
      {replies ? <CircleCheck size={18} aria-hidden /> : <CircleSlash size={18} aria-hidden />}
      <div>
        <strong>{replies ? t.replies : t.silent}</strong>
        <span className={css.reason}>{t.because + reason}</span>
        {keyword === undefined ? null : (
          <span className={css.reason}>
            {t.keyword} <Keyword>{keyword}</Keyword>
          </span>
        )}
      </div>
    </div>
  );
}
