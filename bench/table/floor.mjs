/**
 * A minimal React baseline with the same visible result: the same number of rendered rows, checkboxes, a highlighted
 * selected row, the number of selected rows, one sort. No keyboard support, cards or ARIA.
 */
import { createElement as h, memo, useCallback, useMemo, useState } from 'react';
import { COLUMNS } from './rows.mjs';

const HEIGHT = 44;
const DRAWN = 28;
const CELL = { padding: '10px 12px', borderBottom: '1px solid #dae1e5' };

const Row = memo(({ row, isOn, onToggle }) =>
  h(
    'tr',
    { style: { height: HEIGHT, background: isOn ? '#dcefea' : undefined } },
    h(
      'td',
      null,
      h('input', { type: 'checkbox', checked: isOn, onChange: () => onToggle(row.id) }),
    ),
    COLUMNS.map(({ id }) => h('td', { key: id, style: CELL }, row[id])),
  ),
);

export function Adapter({ rows }) {
  const [up, setUp] = useState();
  const [chosen, setChosen] = useState(() => new Set());
  const [first, setFirst] = useState(0);
  const sorted = useMemo(
    () =>
      up === undefined
        ? rows
        : [...rows].sort((a, b) => (up ? a.count - b.count : b.count - a.count)),
    [rows, up],
  );
  const onToggle = useCallback(
    (id) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const last = Math.min(rows.length, first + DRAWN);
  return h(
    'div',
    {
      style: { position: 'relative', height: 588, overflow: 'auto' },
      onScroll: (event) =>
        setFirst(
          Math.max(
            0,
            Math.min(
              rows.length - DRAWN,
              Math.floor(event.currentTarget.scrollTop / HEIGHT / 4) * 4 - 4,
            ),
          ),
        ),
    },
    chosen.size > 0 &&
      h(
        'div',
        { style: { position: 'absolute', height: 24, right: 0, background: '#eff3f4' } },
        `已选 ${chosen.size} 个`,
        h('button', { onClick: () => setChosen(new Set()) }, '取消选择'),
      ),
    h(
      'table',
      { style: { width: '100%', tableLayout: 'fixed' } },
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          h(
            'th',
            null,
            h('input', {
              type: 'checkbox',
              checked: chosen.size === rows.length,
              onChange: (event) =>
                setChosen(new Set(event.target.checked ? rows.map(({ id }) => id) : [])),
            }),
          ),
          COLUMNS.map(({ id, header }) =>
            h('th', { key: id, onClick: () => id === 'count' && setUp(!up) }, header),
          ),
        ),
      ),
      h(
        'tbody',
        null,
        h('tr', { style: { height: first * HEIGHT } }),
        sorted
          .slice(first, last)
          .map((row) => h(Row, { key: row.id, row, isOn: chosen.has(row.id), onToggle })),
        h('tr', { style: { height: (rows.length - last) * HEIGHT } }),
      ),
    ),
  );
}
