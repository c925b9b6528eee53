import { createElement as h, useMemo, useState } from 'react';
import { MultiSelect } from '@chatdeck/ui/primitives';

export { Host } from '../lib/host.mjs';

export function Adapter({ names }) {
  const items = useMemo(() => names.map((name) => ({ id: name, label: name })), [names]);
  const [value, setValue] = useState([]);
  return h(MultiSelect, { label: '好友', items, value, onChange: setValue });
}
