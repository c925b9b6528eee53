/** The measured page: one adapter, which renders nothing until it gets a row count. */
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

const ADAPTERS = {
  'picker/floor': () => import('./picker/floor.mjs'),
  'picker/ours': () => import('./picker/ours.mjs'),
  'picker/antd': () => import('./picker/antd.mjs'),
  'picker/downshift': () => import('./picker/downshift.mjs'),
  'table/floor': () => import('./table/floor.mjs'),
  'table/ours': () => import('./table/ours.mjs'),
  'table/antd': () => import('./table/antd.mjs'),
  'rules/keyword-reply': () => import('./rules/keyword-reply.mjs'),
  'rules/config': () => import('./rules/config.mjs'),
};

const { Adapter, Host = ({ children }) => children } =
  await ADAPTERS[new URL(window.location.href).searchParams.get('adapter')]();

let show;
function Page() {
  const [props, setProps] = useState();
  show = setProps;
  return h(Host, null, props ? h(Adapter, props) : null);
}
const root = createRoot(document.getElementById('root'));
flushSync(() => root.render(h(Page)));

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
        flushSync(() => show(prepared.props));
        done();
      });
    }),
};
