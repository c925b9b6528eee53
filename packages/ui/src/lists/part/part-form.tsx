import { useEffect, type ReactNode } from 'react';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { SaveBar } from '#primitives/save-bar/save-bar.tsx';
import { Form } from '#primitives/form/form.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { useSaveKey, useUnloadGuard } from '#lists/config/use-page-keys.ts';
import type { useSavedConfig } from '#lists/config/use-saved-config.ts';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import { configPartMessages } from './config-part.messages';
import * as css from './part-page.css';

interface Props {
  readonly config: ReturnType<typeof useSavedConfig>;
  readonly submit: () => void;
  readonly isSubmitting: boolean;
  readonly changes: number;
  readonly discard: () => void;
  readonly unreadableAt: string | undefined;
  /** For members, and the account is none. */
  readonly isReadOnly: boolean;
  readonly onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  /** Whether the robot acts on the part. */
  readonly status: ReactNode;
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a part with their notices, what is useful beside them, and the save bar. */
export function PartForm({ config, submit, changes, children, ...props }: Props) {
  const { isReadOnly, onUnsavedChange } = props;
  const t = useMessages(configPartMessages);
  const { refusal } = config;
  const place = props.unreadableAt;
  useSaveKey(() => changes > 0 && submit());
  useUnloadGuard(changes > 0);
  useEffect(() => onUnsavedChange?.(changes > 0), [changes, onUnsavedChange]);
  return (
    <Stack>
      {isReadOnly ? <MemberNotice /> : null}
      {place === undefined ? null : (
        <Banner tone="warning" title={t.unreadableTitle}>
          {t.unreadable({ place })}
        </Banner>
      )}
      {refusal === undefined ? null : (
        <Banner tone="danger" title={t.refused} isAnnouncedElsewhere>
          {refusal}
        </Banner>
      )}
      <div className={css.page}>
        <div className={css.status}>{props.status}</div>
        <div className={css.fields}>
          <Form onSubmit={submit}>
            {/* Without a membership the form is inert: readable, but neither focusable nor clickable. */}
            <fieldset className={css.fieldset} disabled={isReadOnly} inert={isReadOnly}>
              {children}
            </fieldset>
          </Form>
        </div>
        <div className={css.beside}>{props.beside}</div>
      </div>
      <SaveBar
        changes={isReadOnly ? 0 : changes}
        isPending={props.isSubmitting}
        onSave={submit}
        onDiscard={props.discard}
      />
    </Stack>
  );
}
