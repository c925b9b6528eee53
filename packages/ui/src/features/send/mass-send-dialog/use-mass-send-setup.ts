import type { Material, MessageForm } from '@chatdeck/sdk';
import { CONTENT_TYPE, MASS_SEND_TARGET, type MassSendTarget } from '@chatdeck/sdk/constants';
import { ruleText } from '@chatdeck/sdk/rule-texts';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { fitsLike, isRecord } from '#context/draft-storage.ts';
import { restoreFields, useChangedFields } from '#forms/drafts/use-form-draft.ts';
import { useDraft } from '#forms/drafts/use-draft.ts';
import { groupApi } from '#store/group.api.ts';
import type { SendTarget } from '#store/send-target.ts';
import { useMessageForm } from '#features/message/message-form/use-message-form.ts';
import { massSendMessages } from './mass-send.messages';
import { brokenRule, kindOf, toPayload, type MassSendChoice } from './mass-send.model';

/** The steps before sending. */
export type SetupStep = 'targets' | 'content' | 'review';

const blankChoice = { source: 'pick', materials: [] } as const;

/** The targets and the content of a mass send, step by step; a step can be left once it is valid. */
export function useMassSendSetup(start: MassSendTarget, selection: readonly SendTarget[]) {
  const { locale } = useChatdeck();
  const [step, setStep] = useState<SetupStep>('targets');
  const [choice, setChoice] = useState<MassSendChoice>({
    ...blankChoice,
    target: start,
    targets: selection,
  });
  const [written, setWritten] = useState<MessageForm>();
  const [rule, setRule] = useState<string>();
  const isNotice = choice.target === MASS_SEND_TARGET.notice;
  const targets = useAllowedTargets(choice.targets, isNotice);
  const payload = toPayload(choice, targets, written);

  const change = (changes: Partial<MassSendChoice>) => {
    setRule(undefined);
    setChoice((before) => ({ ...before, ...changes }));
  };
  const go = (next: SetupStep, broken: string | undefined) => {
    setRule(broken);
    if (broken === undefined) setStep(next);
  };
  const message = useMessageForm({
    onSubmit: (form) => {
      setWritten(form);
      go('review', brokenRule(toPayload(choice, targets, form), 'messages'));
      return Promise.resolve(undefined);
    },
  });
  const draft = useWatch({ control: message.form.control });
  const changed = useChangedFields(message.form);
  const isDirty =
    Object.keys(changed).length > 0 || choice.materials.length > 0 || choice.targets !== selection;
  const value = useMemo(() => ({ choice, message: changed }), [choice, changed]);
  const storedDraft = useDraft({
    id: `mass-send:${kindOf(start)}`,
    value,
    isDirty,
    restore: (before) => {
      if (!isRecord(before) || !fitsLike(before.choice, choice)) return false;
      // A selection by the host takes precedence over the restored one.
      const { targets: restored } = before.choice;
      setChoice({ ...before.choice, targets: selection.length > 0 ? selection : restored });
      restoreFields(message.form, before.message);
      return true;
    },
    reset: () => {
      setChoice({ ...blankChoice, target: start, targets: selection });
      message.form.reset();
      setStep('targets');
    },
  });
  const next = () => {
    if (step === 'targets') go('content', brokenRule(payload, 'groups'));
    else if (choice.source === 'write') message.submit();
    else go('review', brokenRule(payload, 'messages'));
  };
  return {
    step,
    toStep: (to: SetupStep) => go(to, undefined),
    next,
    choice,
    change,
    kind: kindOf(choice.target),
    isNotice,
    targets,
    /** How many of the selected targets cannot receive the notice. */
    leftOut: choice.targets.length - targets.length,
    changeTargets: (chosen: readonly SendTarget[]) => {
      const refused = choice.targets.filter((target) => !targets.includes(target));
      change({ targets: [...refused, ...chosen] });
    },
    changeTarget: (target: MassSendTarget) => {
      change({ target });
      // `changeType` preserves the input of the other type, and restores it later.
      const type = message.form.getValues('type');
      if (target === MASS_SEND_TARGET.notice && type !== CONTENT_TYPE.text)
        message.changeType(CONTENT_TYPE.text);
    },
    materialReason: ({ type }: Material) =>
      isNotice && type !== CONTENT_TYPE.text ? ruleText('send.notice.text', locale) : undefined,
    message,
    draft: { ...draft, type: draft.type ?? CONTENT_TYPE.text },
    error: rule === undefined ? undefined : ruleText(rule, locale),
    payload,
    isDirty,
    storedDraft,
  };
}

export type MassSendSetup = ReturnType<typeof useMassSendSetup>;

/** The selected targets that may be sent to: a notice requires the robot to be an administrator of the group. */
function useAllowedTargets(chosen: readonly SendTarget[], isNotice: boolean) {
  const { data: rooms } = groupApi.useAllGroupsQuery(undefined, { skip: !isNotice });
  return useMemo(() => {
    // Until the groups have loaded, the server decides.
    if (!isNotice || !rooms) return chosen;
    const admins = new Set(rooms.filter(({ isAdmin }) => isAdmin).map(({ wxid }) => wxid));
    return chosen.filter(({ wxid }) => admins.has(wxid));
  }, [chosen, isNotice, rooms]);
}

/** The title of a mass send by its type of target; a notice has its own. */
export function useMassSendTitle(): (target: MassSendTarget | undefined) => string {
  const t = useMessages(massSendMessages);
  return (target) => {
    if (target === MASS_SEND_TARGET.contact) return t.titleFriends;
    return target === MASS_SEND_TARGET.notice ? t.titleNotice : t.titleRooms;
  };
}
