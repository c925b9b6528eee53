import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { LazyConfirmDialog } from '#primitives/confirm-dialog/lazy-confirm-dialog.tsx';
import { Form } from '#primitives/form/form.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { DraftNotice } from '#forms/drafts/draft-notice.tsx';
import type { ConfigState } from '#lists/config/config-document.ts';
import { currentValues, editedKeys, settle } from '#lists/config/config-edits.ts';
import { configMessages } from '#lists/config/config.messages.ts';
import { FIELD_GROUPS } from '#lists/config/fields/config-field.ts';
import { LeaveDialog, type BlockedLeave } from '#lists/config/leave-dialog.tsx';
import { useSaveKey, useUnloadGuard } from '#lists/config/use-page-keys.ts';
import { robotConfigMessages } from '../robot-config.messages';
import * as css from './config-editor.css';
import { ConfigNotices } from './config-notices';
import { ConfigSaveBar } from './config-save-bar';
import { FieldGroupCard } from './field-group-card';
import { FieldSearch } from './field-search';
import { GroupNav } from './group-nav';
import { ProviderValuesContext } from './provider-cards';
import { useConfigDraft, useConfigEdits } from './use-config-draft';
import { useFieldJump } from './use-field-jump';
import { useSaveConfig } from './use-save-config';

interface Props {
  readonly state: Extract<ConfigState, { status: 'ready' }>;
  /** What else can be done with the robot, where the header has no room for it. */
  readonly menu: ReactNode;
  readonly isHistoryOpen: boolean;
  readonly onHistoryClose: () => void;
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
  readonly leave: BlockedLeave | undefined;
  readonly toField: { readonly key: string } | undefined;
}

const ConflictDialog = lazyDialog(() => import('../changes/conflict-dialog'));
const DifferenceDialog = lazyDialog(() => import('../changes/difference-dialog'));
const HistoryDialog = lazyDialog(() => import('../history/history-dialog'));

type Layer = 'difference' | 'conflict' | 'discard';

/** The settings of a stored config, with search, differences and save. */
export function ConfigEditor({ state, menu, leave, toField, onUnsavedChange, ...history }: Props) {
  const t = useMessages(robotConfigMessages);
  const { keepEditing } = useMessages(configMessages);
  const editing = useConfigEdits(state.saved);
  const draft = useConfigDraft(editing);
  const jump = useFieldJump(toField);
  const [layer, setLayer] = useState<Layer>();
  const { config } = editing;
  const known = useMemo(
    () => ({ values: currentValues(config), saved: config.base.values }),
    [config],
  );
  const close = () => setLayer(undefined);
  const saving = useSaveConfig(editing, (key) => {
    close();
    jump.toField(key);
  });
  const changes = editedKeys(config.edits).length;
  const save = () => {
    if (changes === 0) return;
    if (config.clashes.length > 0) setLayer('conflict');
    else saving.save();
  };
  const discard = () => {
    editing.discard();
    saving.clear();
    close();
  };
  useSaveKey(save);
  useUnloadGuard(changes > 0);
  useEffect(() => onUnsavedChange(changes > 0), [changes, onUnsavedChange]);

  return (
    <Stack>
      <DraftNotice draft={draft} />
      <ConfigNotices
        state={state}
        config={config}
        menu={menu}
        onResolve={() => setLayer('conflict')}
        onField={jump.toField}
      />
      <div className={css.layout}>
        <div className={css.aside}>
          <FieldSearch onFind={jump.toField} />
          <GroupNav config={config} jump={jump} />
        </div>
        <Form className={css.groups}>
          <ProviderValuesContext.Provider value={known}>
            {FIELD_GROUPS.map((group) => (
              <FieldGroupCard
                key={group}
                group={group}
                editing={editing}
                errors={saving.errors}
                jump={jump}
              />
            ))}
          </ProviderValuesContext.Provider>
        </Form>
      </div>
      <ConfigSaveBar
        config={config}
        isSaving={saving.isSaving}
        onView={() => setLayer('difference')}
        onSave={save}
        onDiscard={() => setLayer('discard')}
      />
      {layer === 'difference' && changes > 0 ? (
        <DifferenceDialog
          config={config}
          isSaving={saving.isSaving}
          onSave={save}
          onClose={close}
        />
      ) : null}
      {layer === 'conflict' && config.clashes.length > 0 ? (
        <ConflictDialog
          config={config}
          onClose={close}
          onChoose={(choices) => {
            editing.settle(choices);
            close();
            const settled = settle(config, choices);
            if (editedKeys(settled.edits).length > 0) saving.save(settled);
          }}
        />
      ) : null}
      <LazyConfirmDialog
        isOpen={layer === 'discard'}
        onOpenChange={close}
        title={t.discardTitle}
        cancelLabel={keepEditing}
        confirmLabel={t.discard}
        tone="danger"
        onConfirm={discard}
      >
        {t.discardText({ count: changes })}
      </LazyConfirmDialog>
      {history.isHistoryOpen ? (
        <HistoryDialog
          now={config.base}
          unsaved={changes}
          onRestored={discard}
          onClose={history.onHistoryClose}
        />
      ) : null}
      <LeaveDialog leave={leave} onLeave={draft.clear} />
    </Stack>
  );
}
