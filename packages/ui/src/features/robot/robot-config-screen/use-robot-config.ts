import { freshConfig } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { replySettingsSchema, type ReplySettings } from '@chatdeck/sdk/rules';
import { useEffect, useState } from 'react';
import { useZodForm } from '../../../forms';
import { useMessages } from '../../../messages';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { isCallError } from '../../../store/list-state';
import { robotApi } from '../../../store/robot.api';
import { robotConfigMessages } from './robot-config.messages';
import { toConfigState, type ConfigState } from './robot-config.model';
import { useConfigBase } from './use-config-base';

/** That the robot has fetched the config is seen within this time. */
const POLL_MS = 5_000;

/** The stored config, and making the first one. */
export function useRobotConfig() {
  const t = useMessages(robotConfigMessages);
  const { notify, locale } = useChatdeck();
  const query = robotApi.useRobotConfigQuery(undefined, { pollingInterval: POLL_MS });
  const [save, { isLoading: isInitialising }] = robotApi.useSaveRobotConfigMutation();
  const initialise = async () => {
    const { error } = await save({ config: freshConfig(locale), baseVersion: 0 });
    if (!error) notify({ tone: 'success', text: t.initialised });
  };
  return {
    state: query.data ? toConfigState(query.data) : undefined,
    error: isCallError(query.error) ? query.error : undefined,
    retry: () => void query.refetch(),
    initialise: () => void initialise(),
    isInitialising,
  };
}

type Ready = Extract<ConfigState, { status: 'ready' }>;

/** Editing the settings of a stored config. What another editor saved meanwhile is merged, never lost. */
export function useReplySettings(ready: Ready) {
  const t = useMessages(robotConfigMessages);
  const { notify } = useChatdeck();
  const base = useConfigBase(ready);
  const [send] = robotApi.useSaveRobotConfigMutation();
  const [clashes, setClashes] = useState<readonly (keyof ReplySettings)[]>();
  const zodForm = useZodForm({
    schema: replySettingsSchema,
    defaultValues: ready.settings,
    onSubmit: async (after) => {
      const { data, error } = await send(base.toSave(after));
      if (data) {
        base.saved(after, data.version);
        zodForm.form.reset(after);
        setClashes(undefined);
        notify({ tone: 'success', text: t.saved });
        return undefined;
      }
      if (!isCallError(error)) return undefined;
      const theirs =
        error.code === CODE.configChanged ? base.rebase(error.detail, after) : undefined;
      if (theirs) {
        zodForm.form.reset(theirs.settings, { keepDirtyValues: true });
        setClashes(theirs.clashes);
      }
      return error;
    },
  });
  const { form } = zodForm;
  useEffect(() => {
    if (!form.formState.isDirty && base.follow(ready)) form.reset(ready.settings);
  }, [form, base, ready]);

  const discard = () => {
    form.reset(base.settings());
    setClashes(undefined);
  };
  return { ...zodForm, clashes, discard };
}
