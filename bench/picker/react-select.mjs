/** react-select with several values, as its documentation shows it. It draws every name of an open list. */
import { createElement as h, useMemo } from 'react';
import Select from 'react-select';

export function Adapter({ names }) {
  const options = useMemo(() => names.map((name) => ({ value: name, label: name })), [names]);
  return h(Select, { isMulti: true, closeMenuOnSelect: false, options });
}
