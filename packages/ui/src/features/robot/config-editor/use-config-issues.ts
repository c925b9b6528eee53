import type { RobotConfigField } from '@chatdeck/sdk';
import type { Issue } from '@chatdeck/sdk/rules';
import { useCallback, useMemo, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyCode } from '#context/lazy-code.ts';
import { toDocument, type EditedConfig } from '#lists/config/config-edits.ts';
import { CONFIG_FIELDS, isFieldKey } from '#lists/config/fields/config-fields.ts';

/** The error message of each field. */
export type FieldErrors = { readonly [Key in RobotConfigField]?: string };

/** The first error of each field; the server prefixes its paths with `config.`. */
const byField = (issues: readonly Issue[]): FieldErrors => {
  const errors: { [Key in RobotConfigField]?: string } = {};
  for (const { path, message } of issues) {
    const key = path.replace(/^config\./, '').split('.')[0] ?? '';
    if (isFieldKey(key)) errors[key] ??= message;
  }
  return errors;
};

/** The rules of the settings come beside the config; until then, the server alone applies them. */
const useRules = lazyCode(() => import('./config-issues'));

/** The first field of the form with an error. */
export const firstError = (errors: FieldErrors): RobotConfigField | undefined =>
  CONFIG_FIELDS.find(({ key }) => errors[key] !== undefined)?.key;

/** Validates the document to be saved: at the first attempt, and with each edit after that. */
export function useConfigIssues(config: EditedConfig) {
  const { locale } = useChatdeck();
  const rules = useRules();
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<{
    readonly document: string;
    readonly errors: FieldErrors;
  }>();
  const errorsOf = useCallback(
    (edited: EditedConfig) => byField(rules?.issuesOf(edited, locale) ?? []),
    [rules, locale],
  );
  const own = useMemo(() => (isChecked ? errorsOf(config) : {}), [isChecked, config, errorsOf]);
  // The server's errors apply to the document that it refused, not to a later one.
  const isRefused = refused?.document === toDocument(config);
  return {
    errors: isRefused ? { ...own, ...refused?.errors } : own,
    check: (edited: EditedConfig) => {
      setChecked(true);
      return errorsOf(edited);
    },
    refuse: (issues: readonly Issue[]) => {
      const errors = byField(issues);
      setRefused({ document: toDocument(config), errors });
      return errors;
    },
    clear: () => {
      setChecked(false);
      setRefused(undefined);
    },
  };
}
