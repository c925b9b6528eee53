import { MaterialDialog, MaterialPanel, MaterialPickerDialog } from '#features/material/index.ts';
import { MaterialLibrary } from '#features/material/library/index.ts';
import type { Fixture } from './fixture';

const stay = () => undefined;

/** The panel, the library, the dialog and the picker of materials. */
export const MATERIAL_FIXTURES: readonly Fixture[] = [
  {
    name: 'MaterialPanel',
    use: 'the list',
    calls: 'loads',
    stays: true,
    good: '新人欢迎语',
    ui: () => <MaterialPanel />,
  },
  {
    name: 'MaterialLibrary',
    use: 'the cards',
    calls: 'loads',
    stays: true,
    good: '新人欢迎语',
    ui: () => <MaterialLibrary />,
  },
  {
    name: 'MaterialLibrary',
    use: 'the table',
    calls: 'loads',
    stays: true,
    good: '新人欢迎语',
    ui: () => <MaterialLibrary initialView="table" />,
  },
  {
    name: 'MaterialDialog',
    use: 'editing',
    calls: 'loads',
    good: '素材别名',
    ui: () => <MaterialDialog isOpen onOpenChange={stay} id="1" />,
  },
  {
    name: 'MaterialPickerDialog',
    use: 'choosing',
    calls: 'loads',
    good: '新人欢迎语',
    ui: () => <MaterialPickerDialog isOpen onOpenChange={stay} onSelectionChange={stay} />,
  },
];
