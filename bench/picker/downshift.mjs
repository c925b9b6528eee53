/** downshift with TanStack Virtual: the libraries considered for our picker. */
import { createElement as h, useMemo, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox, useMultipleSelection } from 'downshift';

export function Adapter({ names }) {
  const [word, setWord] = useState('');
  const scroller = useRef(null);
  const keys = useMemo(() => names.map((name) => name.toLowerCase()), [names]);
  const found = useMemo(
    () => (word === '' ? names : names.filter((_, at) => keys[at].includes(word.toLowerCase()))),
    [names, keys, word],
  );
  const many = useMultipleSelection();
  const chosen = useMemo(() => new Set(many.selectedItems), [many.selectedItems]);
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 32,
    overscan: 3,
  });
  const combobox = useCombobox({
    items: found,
    inputValue: word,
    selectedItem: null,
    scrollIntoView: () => undefined,
    onHighlightedIndexChange: ({ highlightedIndex }) =>
      highlightedIndex >= 0 && rows.scrollToIndex(highlightedIndex),
    onInputValueChange: ({ inputValue, type }) =>
      type === useCombobox.stateChangeTypes.InputChange && setWord(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && many.addSelectedItem(selectedItem),
  });
  return h(
    'div',
    null,
    many.selectedItems
      .slice(0, 20)
      .map((name, index) =>
        h('span', { key: name, ...many.getSelectedItemProps({ selectedItem: name, index }) }, name),
      ),
    h('input', combobox.getInputProps(many.getDropdownProps())),
    h(
      'div',
      combobox.getMenuProps({ ref: scroller, style: { maxHeight: 300, overflow: 'auto' } }),
      combobox.isOpen &&
        h(
          'div',
          { style: { height: rows.getTotalSize(), position: 'relative' } },
          rows.getVirtualItems().map(({ index, start }) =>
            h(
              'div',
              combobox.getItemProps({
                key: found[index],
                item: found[index],
                index,
                'aria-setsize': found.length,
                'aria-selected': chosen.has(found[index]),
                style: {
                  position: 'absolute',
                  top: 0,
                  height: 32,
                  transform: `translateY(${start}px)`,
                },
              }),
              found[index],
            ),
          ),
        ),
    ),
  );
}
