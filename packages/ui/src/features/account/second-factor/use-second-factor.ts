import type { SessionToken } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { APP_CODE_LENGTH, appCodeSchema, recoveryCodeSchema } from '@chatdeck/sdk/rules';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { twoFactorApi } from '#store/two-factor.api.ts';
import { useAccountForm } from '../account-form/use-account-form';
import { secondFactorMessages } from './second-factor.messages';

/** What the second step takes. */
export type CodeKind = 'app' | 'recovery';

const SCHEMAS = {
  app: z.object({ code: appCodeSchema }),
  recovery: z.object({ code: recoveryCodeSchema }),
} as const;

interface Options {
  readonly ticket: string;
  readonly kind: CodeKind;
  readonly onLoggedIn: (session: SessionToken) => void;
  /** The password has to be entered again. */
  readonly onExpired: () => void;
}

/** The second step of a login. A code of the app is sent once its last digit is there, typed, pasted or filled in. */
export function useSecondFactor({ ticket, kind, onLoggedIn, onExpired }: Options) {
  const t = useMessages(secondFactorMessages);
  const { notify } = useChatdeck();
  const [send] = twoFactorApi.useSecondFactorMutation();
  const form = useAccountForm({
    schema: SCHEMAS[kind],
    defaultValues: { code: '' },
    send: ({ code }) => send({ ticket, code }),
    onDone: onLoggedIn,
    onRefused: ({ code }) => {
      if (code !== CODE.notFound) return;
      notify({ tone: 'info', text: t.expired });
      onExpired();
    },
  });
  const typed = form.form.watch('code').normalize('NFKC').replaceAll(/\D/g, '');
  const complete = kind === 'app' && typed.length === APP_CODE_LENGTH ? typed : '';
  const sent = useRef('');
  const { submit } = form;
  useEffect(() => {
    if (complete !== '' && sent.current !== complete) submit();
    sent.current = complete;
  }, [complete, submit]);
  return form;
}
