import { readPart, type ConfigParts } from '@chatdeck/sdk';
import type { ConfigObject } from '@chatdeck/sdk/constants';
import { isJsonObject, toJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/plain-rules';
import { useEffect, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '#messages';
import { useZodForm } from '#forms/use-zod-form.ts';
import { isSame } from '#lists/config/config-edits.ts';
import type { useSavedConfig } from '#lists/config/use-saved-config.ts';
import type { ConfigPartDefinition } from './config-part-definition';
import { configPartMessages } from './config-part.messages';

/** The stored part with the form's values merged in; unknown fields are preserved. */
function merged(stored: Json | undefined, part: object): JsonObject {
  const before = isJsonObject(stored) ? stored : {};
  return { ...before, ...toJsonObject(part) };
}

/** The form of one config object. Concurrent saves update the fields that have no unsaved input. */
export function useConfigPart<Name extends ConfigObject, Form extends FieldValues>(
  { name, schema, toForm, toPart }: ConfigPartDefinition<Name, Form>,
  config: ReturnType<typeof useSavedConfig>,
  stored: JsonObject,
) {
  const t = useMessages(configPartMessages);
  const value = stored[name];
  const entry = useMemo(() => readPart(stored, name), [stored, name]);
  const part: ConfigParts[Name] | undefined = entry?.status === 'ready' ? entry.row : undefined;
  const { form, submit, isSubmitting } = useZodForm<Form, Form>({
    schema,
    defaultValues: toForm(part),
    onSubmit: async (filled) => {
      const isSaved = await config.save(
        (latest) =>
          isSame(latest[name], value)
            ? { ...latest, [name]: merged(latest[name], toPart(filled)) }
            : undefined,
        { gone: t.gone },
      );
      if (isSaved) reset(filled);
      return undefined;
    },
  });
  const { reset } = form;
  const { isDirty, dirtyFields } = form.formState;
  useEffect(() => {
    if (!isDirty) reset(toForm(part));
  }, [part, isDirty, reset, toForm]);
  return {
    form,
    submit,
    isSubmitting,
    /** The number of fields that differ from the stored values. */
    changes: isDirty ? Math.max(Object.keys(dirtyFields).length, 1) : 0,
    discard: () => reset(toForm(part)),
    /** The path at which the stored part cannot be parsed. */
    unreadableAt: entry?.status === 'malformed' ? entry.at || name : undefined,
  };
}
