// Runs before the first paint of a prerendered page, so that it does not visibly change.
(function () {
  const root = document.getElementById('root');
  try {
    const stored = window.localStorage.getItem('cd:scheme');
    const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    const isDark = stored ? stored === 'dark' : prefersDark;
    if (isDark && root.firstElementChild) {
      root.firstElementChild.setAttribute('data-cd-scheme', 'dark');
    }
    // A logged-in visitor is redirected from the login page and should not see it.
    const isLogin = window.location.pathname === '/login';
    if (isLogin && window.localStorage.getItem('cd:token')) root.replaceChildren();
  } catch {
    // If the browser denies access to storage, the page is shown as it is.
  }
})();

// Reports that the page's own code failed to load, which that code cannot do itself.
(function () {
  const WORDS = {
    zh: ['页面没有载入完整', '可能是网络断开了，也可能是系统刚刚升级。', '重新加载'],
    en: [
      'The page did not load',
      'The network may be down, or the console was just upgraded.',
      'Reload',
    ],
  };
  const reload = () => window.location.reload();

  function language() {
    try {
      return window.localStorage.getItem('cd:locale') || window.navigator.language;
    } catch {
      return window.navigator.language;
    }
  }

  function element(tag, text) {
    const node = document.createElement(tag);
    node.textContent = text;
    return node;
  }

  window.addEventListener('load', () => {
    if ('started' in document.documentElement.dataset) return;
    const [title, text, label] = /^en/i.test(language()) ? WORDS.en : WORDS.zh;
    const notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    Object.assign(notice.style, {
      padding: '24px',
      font: '14px/1.6 system-ui, sans-serif',
      textAlign: 'center',
    });
    const button = element('button', label);
    button.addEventListener('click', reload);
    notice.append(element('strong', title), element('p', text), button);
    document.body.prepend(notice);
    window.addEventListener('online', reload);
  });
})();
