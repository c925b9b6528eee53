import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE, CONTENT_TYPE_TEXT, type ContentType, textIn } from '@chatdeck/sdk/constants';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { SearchField } from '#primitives/search-field/search-field.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { WithPreview } from '#primitives/with-preview/with-preview.tsx';
import { ListCard } from '#lists/list-card.tsx';
import { useMay } from '#lists/session/use-may.ts';
import { TagFilter } from '#lists/tag-filter/tag-filter.tsx';
import { facet, facets } from '#lists/facets/facets.css.ts';
import { MaterialDialog } from '../lazy-dialogs';
import { ChosenMaterials } from './chosen-materials';
import { MaterialChoices, NoChoices } from './material-choices';
import * as css from './material-picker.css';
import { materialPickerMessages } from './material-picker.messages';
import { useMaterialPicker, type MaterialPickerState } from './use-material-picker';

/** Props of the material picker. */
export interface MaterialPickerDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The initial selection, in order. Default empty. */
  readonly selection?: readonly Material[];
  /** Called once with the chosen materials, in the order in which they were chosen; the dialog then closes. */
  readonly onSelectionChange: (selection: readonly Material[]) => void;
  /** The maximum number of materials; with a limit of one, a new choice replaces the old. Default unlimited. */
  readonly limit?: number;
  /** The reason why a material cannot be chosen, shown in the list; undefined if it can. */
  readonly disabledReason?: (material: Material) => string | undefined;
}

const nothing: readonly Material[] = [];
const anyMaterial = () => undefined;

/** Selects materials in order, five per page (product specification, section 2). */
export default function MaterialPickerDialog(props: MaterialPickerDialogProps) {
  return (
    <DialogBoundary isOpen={props.isOpen}>
      <OpenPicker {...props} />
    </DialogBoundary>
  );
}

function OpenPicker(props: MaterialPickerDialogProps) {
  const { onOpenChange, onSelectionChange, selection = nothing, limit = Infinity } = props;
  const picker = useMaterialPicker(selection, limit);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = useMay('material:write');
  const reason = props.disabledReason ?? anyMaterial;
  const added = (material: Material) => {
    if (reason(material) === undefined) picker.onAdded(material);
  };
  return (
    <>
      <Picker
        picker={picker}
        disabledReason={reason}
        mayAdd={mayAdd}
        onAdd={() => setAdding(true)}
        onOpenChange={onOpenChange}
        onConfirm={() => {
          onSelectionChange(picker.choice);
          onOpenChange(false);
        }}
      />
      {isAdding ? <MaterialDialog isOpen onOpenChange={setAdding} onSaved={added} /> : null}
    </>
  );
}

interface TypeFilterProps {
  /** Undefined means all types. */
  readonly value: ContentType | undefined;
  readonly onChange: (type: ContentType | undefined) => void;
}

const EVERY = 'every';

const TYPES = Object.values(CONTENT_TYPE);

/** Filters the materials by type. */
function TypeFilter({ value, onChange }: TypeFilterProps) {
  const t = useMessages(materialPickerMessages);
  const { locale } = useChatdeck();
  const items = [
    { id: EVERY, label: t.everyType },
    ...TYPES.map((type) => ({ id: String(type), label: textIn(CONTENT_TYPE_TEXT[type], locale) })),
  ];
  return (
    <RadioGroup
      className={facets}
      aria-label={t.type}
      orientation="horizontal"
      value={value === undefined ? EVERY : String(value)}
      onChange={(id) => onChange(TYPES.find((type) => String(type) === id))}
    >
      {items.map(({ id, label }) => (
        <Radio key={id} className={facet} value={id}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}

interface PickerProps {
  readonly picker: MaterialPickerState;
  readonly disabledReason: (material: Material) => string | undefined;
  /** Undefined while unknown. */
  readonly mayAdd: boolean | undefined;
  readonly onAdd: () => void;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onConfirm: () => void;
}

/** The materials, five per page, beside the selection. */
function Picker(props: PickerProps) {
  const { picker, disabledReason, mayAdd, onAdd, onOpenChange, onConfirm } = props;
  const t = useMessages(materialPickerMessages);
  const { search, list, choice, limit, overLimit } = picker;
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={t.title}
      description={limit === 1 ? t.hintOne : t.hint}
      size="lg"
      footer={
        <>
          <Button isTouch onPress={() => onOpenChange(false)}>
            {t.cancel}
          </Button>
          <Button isTouch variant="primary" onPress={onConfirm}>
            {t.confirm({ count: choice.length })}
          </Button>
        </>
      }
    >
      <WithPreview
        isPreviewLast
        preview={
          <ChosenMaterials choice={choice} onRemove={picker.onRemove} onClear={picker.onClear} />
        }
      >
        <Stack gap={3}>
          <div className={css.searchRow}>
            <SearchField label={t.search} value={search.word} onChange={search.onSearchChange} />
            {mayAdd === false ? null : (
              <Button icon={Plus} isWaiting={mayAdd === undefined} onPress={onAdd}>
                {t.add}
              </Button>
            )}
          </div>
          <TypeFilter value={picker.type} onChange={picker.onTypeChange} />
          <TagFilter {...picker.tags} />
          {overLimit === undefined ? null : (
            <p className={css.overLimit} role="alert">
              {overLimit}
            </p>
          )}
          <ListCard
            state={list}
            search={search}
            loadingLabel={t.loading}
            empty={<NoChoices picker={picker} />}
          >
            {({ rows }) => (
              <MaterialChoices
                label={t.list}
                rows={rows}
                choice={choice}
                isSingle={limit === 1}
                disabledReason={disabledReason}
                onToggle={picker.onToggle}
              />
            )}
          </ListCard>
        </Stack>
      </WithPreview>
    </Dialog>
  );
}
