/** A minimal React baseline: a filter, twelve rows and twenty chips, with hardly any keyboard support or ARIA. */
import { createElement as h, memo, useCallback, useMemo, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';

const Row = memo(({ name, isOn, top, onToggle }) =>
  h(
    'div',
    {
      role: 'option',
      'aria-selected': isOn,
      style: { position: 'absolute', top: 0, height: 32, transform: `translateY(${top}px)` },
      onClick: () => onToggle(name),
    },
    name,
  ),
);

export function Adapter({ names }) {
  const [word, setWord] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(() => new Set());
  const scroller = useRef(null);
  const keys = useMemo(() => names.map((name) => name.toLowerCase()), [names]);
  const found = useMemo(
    () => (word === '' ? names : names.filter((_, at) => keys[at].includes(word.toLowerCase()))),
    [names, keys, word],
  );
  const rows = useVirtualizer({
    count: isOpen ? found.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => 32,
    overscan: 3,
  });
  const onToggle = useCallback(
    (name) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(name)) after.add(name);
        return after;
      }),
    [],
  );
  return h(
    'div',
    null,
    [...chosen].slice(0, 20).map((name) => h('span', { key: name }, name)),
    h('input', {
      role: 'combobox',
      value: word,
      onChange: (event) => setWord(event.target.value),
      onClick: () => setOpen(true),
    }),
    isOpen &&
      h(
        'div',
        { ref: scroller, role: 'listbox', style: { height: 300, overflow: 'auto' } },
        h(
          'div',
          { style: { height: rows.getTotalSize(), position: 'relative' } },
          rows.getVirtualItems().map(({ index, start }) =>
            h(Row, {
              key: found[index],
              name: found[index],
              isOn: chosen.has(found[index]),
              top: start,
              onToggle,
            }),
          ),
        ),
      ),
  );
}
