import type { RobotConfigField } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { useRef } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { robotApi } from '#store/robot.api.ts';
import { readConfig, savedMeanwhile } from '#lists/config/config-document.ts';
import { toDocument, type EditedConfig } from '#lists/config/config-edits.ts';
import { configChange, useSaveGuard } from '#lists/config/save-guard.ts';
import { configMessages } from '#lists/config/config.messages.ts';
import type { ConfigEditing } from './use-config-draft';
import { firstError, useConfigIssues } from './use-config-issues';

/** Saves the edits. Repeated presses save once; after a refusal all edits remain. */
export function useSaveConfig(
  { config, rebase }: ConfigEditing,
  onBroken: (key: RobotConfigField) => void,
) {
  const t = useMessages(configMessages);
  const { notify } = useChatdeck();
  const [send, { isLoading }] = robotApi.useSaveRobotConfigMutation();
  const isAllowed = useSaveGuard();
  const issues = useConfigIssues(config);
  const isRunning = useRef(false);

  const save = async (edited: EditedConfig) => {
    const document = toDocument(edited);
    const read = readConfig(document);
    if (read && !(await isAllowed(configChange(edited.base.stored, read.stored)))) return;
    const { data, error } = await send({
      config: document,
      baseVersion: edited.base.version,
    });
    if (data && read) {
      rebase({ ...read, version: data.version }, edited.edits);
      issues.clear();
      notify({ tone: 'success', text: t.saved });
    } else if (isCallError(error)) {
      const theirs = error.code === CODE.configChanged && savedMeanwhile(error.detail);
      if (theirs) rebase(theirs);
      const broken = firstError(issues.refuse(error.issues));
      if (broken) onBroken(broken);
    }
  };
  return {
    errors: issues.errors,
    isSaving: isLoading,
    /** Validates; scrolls to the first error, else saves. */
    save: (edited = config) => {
      const broken = firstError(issues.check(edited));
      if (broken) return onBroken(broken);
      if (isRunning.current) return;
      isRunning.current = true;
      void save(edited).finally(() => (isRunning.current = false));
    },
    clear: issues.clear,
  };
}
