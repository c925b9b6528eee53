import type { Material } from '@chatdeck/sdk';
import { Pencil, Trash2 } from 'lucide-react';
import { useMessages } from '#messages';
import { MenuButton } from '#primitives/menu-button/menu-button.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { materialPanelMessages } from './material-panel.messages';

interface MaterialMenuProps {
  readonly material: Material;
  readonly onEdit: (material: Material) => void;
  readonly onRemove: (material: Material) => void;
}

/** What can be done with a material, in its row or on its card. */
export function MaterialMenu({ material, onEdit, onRemove }: MaterialMenuProps) {
  const t = useMessages(materialPanelMessages);
  const { actionsFor } = useMessages(primitiveMessages);
  return (
    <MenuButton
      label={actionsFor({ name: material.name })}
      actions={[
        { id: 'edit', label: t.edit, icon: Pencil, onAction: () => onEdit(material) },
        {
          id: 'remove',
          label: t.remove,
          icon: Trash2,
          tone: 'danger',
          onAction: () => onRemove(material),
        },
      ]}
    />
  );
}
