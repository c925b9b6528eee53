/** Element Plus's virtualized select, which its documentation recommends for long lists, with a search and few tags. */
import { createApp, h, nextTick, shallowRef } from 'vue';
import { ElSelectV2 } from 'element-plus';
import 'element-plus/dist/index.css';

/** Shows nothing until it gets its names; resolves when they are in the page. */
export function mountIn(root) {
  const options = shallowRef();
  const chosen = shallowRef([]);
  createApp(() =>
    options.value === undefined
      ? null
      : h(ElSelectV2, {
          modelValue: chosen.value,
          'onUpdate:modelValue': (next) => (chosen.value = next),
          options: options.value,
          multiple: true,
          filterable: true,
          collapseTags: true,
          maxCollapseTags: 10,
          style: { width: '100%' },
        }),
  ).mount(root);
  return ({ names }) => {
    options.value = names.map((name) => ({ value: name, label: name }));
    return nextTick();
  };
}
