import type { UploadContextName } from '@chatdeck/sdk/constants';
import { ruleText } from '@chatdeck/sdk/rule-texts';
import { Upload } from 'lucide-react';
import { useState, type DragEvent, type Ref } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import type { FieldProps } from '#primitives/field/field-props.ts';
import { PlainField } from '#primitives/field/plain-field.tsx';
import { DropText } from '#primitives/drop-text/drop-text.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import * as css from './upload-field.css';
import { UploadRepair } from './upload-repair';
import { UploadTile } from './upload-tile';
import { uploadMessages } from './upload.messages';
import { acceptOf, ADVICE, megabytesOf, type UploadKind } from './upload.model';
import { useUpload } from './use-upload';

/** The value is the address of the stored file; empty if there is none. */
export interface UploadFieldProps extends FieldProps<string> {
  readonly kind: UploadKind;
  /** The applicable rules: those of the send dialogs, or of the material dialog. */
  readonly context: UploadContextName;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Called with the own name of a chosen file, also where it has to be stored under another one. */
  readonly onFileName?: (name: string) => void;
}

/** One file, chosen or dropped, with progress, cancel and the errors of its context. */
export default function UploadField(props: UploadFieldProps) {
  const { kind, context, label, value, onChange, optionalLabel } = props;
  const t = useMessages(uploadMessages);
  const { locale } = useChatdeck();
  const upload = useUpload({ kind, context, onStored: (file) => onChange(file?.url ?? '') });
  const { state } = upload;
  const choose = (file: File) => {
    props.onFileName?.(file.name);
    upload.choose(file);
  };
  const isTaken = state.status === 'uploading' || value !== '';
  const problemOf = () => {
    if (state.status === 'refused') return ruleText(state.rule, locale);
    if (state.status === 'failed') return state.reason;
    return state.status === 'unreadable' ? t.unreadable : undefined;
  };
  const problem = problemOf();
  const errorMessage = problem ?? (isTaken ? undefined : props.errorMessage);
  const isShown = isTaken || state.status !== 'idle';
  return (
    <Stack gap={2}>
      <PlainField
        label={label}
        optionalLabel={optionalLabel}
        description={state.status === 'large' ? t.large : <Limits kind={kind} context={context} />}
        errorMessage={errorMessage}
      >
        {({ input, help }) => (
          <div className={css.place}>
            <input
              className={css.input}
              id={input}
              ref={props.inputRef}
              type="file"
              name={props.name}
              accept={acceptOf(kind, context)}
              aria-label={label}
              aria-describedby={help}
              aria-invalid={errorMessage !== undefined || undefined}
              onBlur={props.onBlur}
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                // Reset, so that the same file can be chosen again after it was fixed.
                currentTarget.value = '';
                if (file) choose(file);
              }}
            />
            {isShown ? (
              <UploadTile
                kind={kind}
                state={state}
                url={value}
                isInvalid={problem !== undefined}
                onClear={upload.clear}
              />
            ) : null}
            {isTaken ? null : (
              <DropArea
                input={input}
                kind={kind}
                isInvalid={errorMessage !== undefined}
                onDrop={choose}
              />
            )}
          </div>
        )}
      </PlainField>
      <UploadRepair
        kind={kind}
        state={state}
        onRepair={upload.repair}
        onSendAsIs={upload.sendAsIs}
      />
    </Stack>
  );
}

function Limits({ kind, context }: Pick<UploadFieldProps, 'kind' | 'context'>) {
  const t = useMessages(uploadMessages);
  if (kind === 'thumbnail') return t.images(ADVICE);
  const megabytes = megabytesOf(context);
  return context === 'send' ? t.filesOfSend({ megabytes }) : t.filesOfMaterial({ megabytes });
}

interface DropAreaProps {
  readonly input: string;
  readonly kind: UploadKind;
  readonly isInvalid: boolean;
  readonly onDrop: (file: File) => void;
}

function DropArea({ input, kind, isInvalid, onDrop }: DropAreaProps) {
  const t = useMessages(uploadMessages);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onDrop(file);
  };
  return (
    <label
      className={css.drop}
      htmlFor={input}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={Upload} />
      <DropText choose={kind === 'thumbnail' ? t.chooseImage : t.choose} drop={t.drop} />
    </label>
  );
}
