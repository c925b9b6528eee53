import type { ListedRow } from '@chatdeck/sdk';
import { useState, type ReactNode } from 'react';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { GuardedDialog } from '#primitives/guarded-dialog/guarded-dialog.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import type { Rows } from '../rows/row-changes';
import type { CsvFormat } from './csv-format';
import { csvMessages } from './csv.messages';
import { ImportColumns } from './import-columns';
import { ImportPreview } from './import-preview';
import { ImportSource } from './import-source';
import { useImport } from './use-import';

interface Props {
  readonly format: CsvFormat;
  readonly existing: Rows;
  /** A row as the list shows it. */
  readonly renderRow: (row: ListedRow) => ReactNode;
  /** Why the server refused the last import. */
  readonly refusal: string | undefined;
  /** Resolves to false if the rows were not saved. */
  readonly onImport: (rows: Rows) => Promise<boolean>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Imports rules from pasted lines or a CSV file, after showing what each line becomes. */
export function ImportDialog(props: Props) {
  const { format, existing, renderRow, refusal, onImport, onOpenChange } = props;
  const t = useMessages(csvMessages);
  const state = useImport(format, existing);
  const [saving, setSaving] = useState<'idle' | 'running' | 'refused'>('idle');
  const { rows, lines } = state;
  const submit = async () => {
    if (saving === 'running' || rows.length === 0) return;
    setSaving('running');
    if (await onImport(rows)) onOpenChange(false);
    else setSaving('refused');
  };
  return (
    <GuardedDialog
      isOpen
      onOpenChange={onOpenChange}
      isDirty={!state.isEmpty}
      size="lg"
      title={t.title}
      description={t.hint}
      onSubmit={() => void submit()}
      footer={(close) => (
        <>
          <Button isTouch onPress={close}>
            {t.cancel}
          </Button>
          <Button
            isTouch
            variant="primary"
            type="submit"
            isPending={saving === 'running'}
            isDisabled={rows.length === 0}
          >
            {lines.length === 0
              ? t.submitNone
              : t.submit({ count: rows.length, all: lines.length })}
          </Button>
        </>
      )}
    >
      <Stack>
        {saving === 'refused' ? (
          <Banner tone="danger" title={t.refused} isAnnouncedElsewhere>
            {refusal ?? t.refusedText}
          </Banner>
        ) : null}
        <ImportSource state={state} />
        {state.mapping.length > 0 ? <ImportColumns format={format} state={state} /> : null}
        <ImportPreview state={state} renderRow={renderRow} />
      </Stack>
    </GuardedDialog>
  );
}
