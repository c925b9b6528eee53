/** The measured page: one adapter, which renders nothing until it gets a row count. */
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

const ADAPTERS = {
  'picker/floor': () => import('./picker/floor.mjs'),
  'picker/ours': () => import('./picker/ours.mjs'),
  'picker/antd': () => import('./picker/antd.mjs'),
  'picker/downshift': () => import('./picker/downshift.mjs'),
  'picker/react-select': () => import('./picker/react-select.mjs'),
  'picker/element-plus': () => import('./picker/element-plus.mjs'),
  'table/floor': () => import('./table/floor.mjs'),
  'table/ours': () => import('./table/ours.mjs'),
  'table/antd': () => import('./table/antd.mjs'),
  'table/tanstack': () => import('./table/tanstack.mjs'),
  'table/mui': () => import('./table/mui.mjs'),
  'table/react-admin': () => import('./table/react-admin.mjs'),
  'rules/keyword-reply': () => import('./rules/keyword-reply.mjs'),
  'rules/config': () => import('./rules/config.mjs'),
};

const adapter = await ADAPTERS[new URL(window.location.href).searchParams.get('adapter')]();
const root = document.getElementById('root');
// An adapter of another framework renders itself.
const show = adapter.mountIn?.(root) ?? mountInReact(adapter);

/** Renders nothing until it gets the properties of the adapter. */
function mountInReact({ Adapter, Host = ({ children }) => children }) {
  let setProps;
  function Page() {
    const [props, set] = useState();
    setProps = set;
    return h(Host, null, props ? h(Adapter, props) : null);
  }
  flushSync(() => createRoot(root).render(h(Page)));
  return (props) => flushSync(() => setProps(props));
}

// The rows are created before measuring: they are the host's cost, not the component's.
const prepared = {};
window.bench = {
  prepare(props) {
    prepared.props = props;
  },
  /** In a task of its own: what a debugger calls counts as no script. */
  mount: () =>
    new Promise((done) => {
      setTimeout(() => {
        done(show(prepared.props));
      });
    }),
};
