/** antd's Select as its documentation recommends for long lists: virtual, few tags, one search field. */
import { createElement as h, useMemo, useState } from 'react';
import { Select } from 'antd';

export function Adapter({ names }) {
  const options = useMemo(() => names.map((name) => ({ value: name, label: name })), [names]);
  const [value, setValue] = useState([]);
  return h(Select, {
    mode: 'multiple',
    virtual: true,
    maxTagCount: 10,
    showSearch: { optionFilterProp: 'label' },
    style: { width: '100%' },
    options,
    value,
    onChange: setValue,
  });
}
