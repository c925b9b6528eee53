import { FileText, Upload, X } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { useMessages } from '#messages';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { DropText } from '#primitives/drop-text/drop-text.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import { TextArea } from '#primitives/text-area/text-area.tsx';
import { csvMessages } from './csv.messages';
import * as css from './import.css';
import type { ImportState } from './use-import';

/** Where the lines come from: a field to paste into, or a file that is chosen or dropped. */
export function ImportSource({ state }: { readonly state: ImportState }) {
  const t = useMessages(csvMessages);
  const { source } = state;
  return (
    <div className={css.source}>
      {source.kind === 'pasted' ? (
        <TextArea
          label={t.paste}
          description={t.pasteHint}
          placeholder={t.pastePlaceholder}
          rows={4}
          value={source.text}
          onChange={state.paste}
        />
      ) : (
        <ChosenFile source={source} onClear={state.clear} />
      )}
      {source.kind === 'file' ? null : <FileArea onChoose={state.chooseFile} />}
    </div>
  );
}

interface ChosenFileProps {
  readonly source: Exclude<ImportState['source'], { readonly kind: 'pasted' }>;
  readonly onClear: () => void;
}

function ChosenFile({ source, onClear }: ChosenFileProps) {
  const t = useMessages(csvMessages);
  return (
    <div className={css.file}>
      <Icon of={FileText} />
      <div className={css.fileText}>
        <Text weight="medium">{source.name}</Text>
        {source.kind === 'refused' ? (
          <span className={css.problem} role="alert">
            {t[source.problem]}
          </span>
        ) : null}
      </div>
      <IconButton size="sm" icon={X} label={t.clearFile({ name: source.name })} onPress={onClear} />
    </div>
  );
}

function FileArea({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const t = useMessages(csvMessages);
  const input = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <div className={css.drop}>
      <input
        id={input}
        className={css.input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={t.file}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Reset, so that the same file can be chosen again after it was changed.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <label
        className={css.dropLabel}
        htmlFor={input}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon of={Upload} size={16} />
        <DropText choose={t.choose} drop={t.drop} />
      </label>
    </div>
  );
}
