import type { NewOpenApiKey, OpenApiKey, SecretOverlap } from '@chatdeck/sdk';
import { openApiKeyInputSchema } from '@chatdeck/sdk/rules';
import { skipToken } from '@reduxjs/toolkit/query/react';
import * as z from 'zod/mini';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useZodForm } from '#forms/use-zod-form.ts';
import { useIsOwn } from '#lists/session/use-may.ts';
import { useMessages } from '#messages';
import { useLive } from '#store/live/use-live.ts';
import { openApiKeyApi } from '#store/open-api-key.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { dayOf, endOf } from './key-dates';
import { keysMessages } from './keys.messages';

const { name, scopes } = openApiKeyInputSchema.shape;
/** What the form asks for: the end is a day there. */
const KEY = z.object({
  name,
  scopes,
  expiresAt: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'invalid')),
});

/** The further keys of the account, followed live; not asked for by a partner's session. */
export function useKeys() {
  useLive();
  const isOwn = useIsOwn();
  const keys = openApiKeyApi.useOpenApiKeysQuery(isOwn === true ? undefined : skipToken);
  return toLoaded([keys], keys.data && { list: keys.data });
}

/** The form of a key that is added, or of one that exists. */
export function useKeyForm(
  key: OpenApiKey | undefined,
  onDone: (added: NewOpenApiKey | undefined) => void,
) {
  const t = useMessages(keysMessages);
  const { notify } = useChatdeck();
  const [add] = openApiKeyApi.useAddOpenApiKeyMutation();
  const [update] = openApiKeyApi.useUpdateOpenApiKeyMutation();
  return useZodForm({
    schema: KEY,
    defaultValues: {
      name: key?.name ?? '',
      scopes: [...(key?.scopes ?? [])],
      expiresAt: dayOf(key?.expiresAt ?? null),
    },
    onSubmit: async ({ expiresAt: day, ...fields }) => {
      const input = { ...fields, expiresAt: endOf(day, key?.expiresAt ?? null) };
      if (key === undefined) {
        const { data, error } = await add(input);
        if (data) onDone(data);
        return isCallError(error) ? error : undefined;
      }
      const { data, error } = await update({ ...input, id: key.id });
      if (data) {
        notify({ tone: 'success', text: t.saved });
        onDone(undefined);
      }
      return isCallError(error) ? error : undefined;
    },
  });
}

/** Gives a key a new secret. */
export function useRotateKey({ id }: OpenApiKey, onDone: (rotated: NewOpenApiKey) => void) {
  const [rotate, { isLoading }] = openApiKeyApi.useRotateOpenApiKeyMutation();
  return {
    isRotating: isLoading,
    rotate: async (overlapMs: SecretOverlap) => {
      const { data } = await rotate({ id, overlapMs });
      if (data) onDone(data);
    },
  };
}

/** Removes a key. */
export function useRemoveKey(onDone: () => void) {
  const t = useMessages(keysMessages);
  const { notify } = useChatdeck();
  const [remove, { isLoading }] = openApiKeyApi.useRemoveOpenApiKeyMutation();
  return {
    isRemoving: isLoading,
    remove: async ({ id }: OpenApiKey) => {
      const { error } = await remove(id);
      if (error) return;
      notify({ tone: 'success', text: t.removed });
      onDone();
    },
  };
}
