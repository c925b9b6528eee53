/** A minimal React login page: texts, two fields and a button. */
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(
  h(
    'main',
    null,
    h('h1', null, 'Chatdeck 智能助手'),
    h('p', null, '登录后管理你的聊天助手'),
    h('label', null, '邮箱', h('input', { type: 'email' })),
    h('label', null, '密码', h('input', { type: 'password' })),
    h('button', null, '登录'),
  ),
);
