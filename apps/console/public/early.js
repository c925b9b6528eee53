// Runs before the page's own code, which it does not wait for.
(function () {
  const root = document.getElementById('root');

  /** What is stored on this device; null if the browser denies access to storage. */
  function stored(key) {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  const scheme = stored('cd:scheme');
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const isDark = scheme ? scheme === 'dark' : device.matches;
  const isEnglish = /^en/i.test(stored('cd:locale') || window.navigator.language);
  const isLoggedIn = Boolean(stored('cd:token'));

  preparePrerendered();
  if (isLoggedIn && !root.firstElementChild) window.setTimeout(outlineConsole, 200);
  const { entry } = root.dataset;
  if (entry) loadWhenUsed(entry);
  else window.addEventListener('load', reportMissingCode);

  /** Before the first paint of a prerendered page, so that it does not visibly change. */
  function preparePrerendered() {
    if (isDark) root.firstElementChild?.setAttribute('data-cd-scheme', 'dark');
    // A page that is read without its code follows a device that turns dark in the evening.
    device.addEventListener('change', () => {
      const shown = device.matches ? 'dark' : 'light';
      if (!stored('cd:scheme')) root.firstElementChild?.setAttribute('data-cd-scheme', shown);
    });
    showCurrent();
    // A logged-in visitor is redirected from the login page and should not see it.
    if (window.location.pathname === '/login' && isLoggedIn) root.replaceChildren();
  }

  /** Scrolls the menu of the documentation, which can be longer than the window, to the page that is open. */
  function showCurrent() {
    const current = root.querySelector('nav a[aria-current="page"]');
    const menu = current?.closest('nav').parentElement;
    if (!menu) return;
    const [link, shown] = [current.getBoundingClientRect(), menu.getBoundingClientRect()];
    if (link.bottom > shown.bottom) menu.scrollTop += link.top - shown.top - shown.height / 2;
  }

  /**
   * A prerendered page that can be read without the console's code: it is loaded once the reader uses a control, which
   * then does what it should. Links are followed by the browser.
   */
  function loadWhenUsed(entry) {
    const CONTROLS = 'button, input, textarea, select';
    const controlOf = ({ target }) =>
      target instanceof window.Element ? target.closest(CONTROLS) : null;
    let loading;
    let isUsable = false;
    let pressed;

    const load = () => {
      loading ??= import(entry).catch(() => {
        loading = undefined;
        // Somebody who only reads misses nothing.
        if (!pressed) return;
        delete document.documentElement.dataset.waiting;
        reportMissingCode();
      });
    };
    const loadFor = (event) => {
      if (controlOf(event)) load();
    };
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, loadFor, { passive: true });
    }
    const press = (event) => {
      const control = controlOf(event);
      if (isUsable || !control || control.matches('input, textarea')) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = control;
      document.documentElement.dataset.waiting = '';
      load();
    };
    document.addEventListener('click', press, { capture: true });
    window.addEventListener('cd:usable', () => {
      isUsable = true;
      delete document.documentElement.dataset.waiting;
      document.removeEventListener('click', press, { capture: true });
      root.querySelectorAll('input, textarea').forEach(typeAgain);
      pressed?.click();
    });

    showAddress();
    // A window becomes smaller.
    window.addEventListener('resize', showCurrent);
    // Whoever is logged in has the code already; only it knows another language, or what a link carries.
    const isOther = isEnglish !== (document.documentElement.lang === 'en');
    if (isLoggedIn || isOther || window.location.search) load();
  }

  /** Types once more what was typed before the code listened. */
  function typeAgain(field) {
    const typed = field.value;
    if (typed === '') return;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    for (const value of ['', typed]) {
      set.call(field, value);
      field.dispatchEvent(new window.Event('input', { bubbles: true }));
    }
  }

  /** Replaces the address in examples by that of this server. */
  function showAddress() {
    const EXAMPLE = 'http://127.0.0.1:7100';
    for (const code of root.querySelectorAll('code')) {
      const texts = document.createTreeWalker(code, window.NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode } = texts;
        currentNode.data = currentNode.data.replaceAll(EXAMPLE, window.location.origin);
      }
    }
  }

  /** Outlines the console until its code has rendered it. */
  function outlineConsole() {
    const isRendered = () => root.querySelector('main, .console-outline, [role="alert"]') !== null;
    if (isRendered() || document.querySelector('[role="alert"]')) return;
    // The root resets what is set on it, so the outline is an element of its own in it.
    const theme = document.createElement('div');
    theme.className = 'cd-root';
    theme.dataset.cdScheme = isDark ? 'dark' : 'light';
    const outline = document.createElement('div');
    outline.className = 'console-outline';
    outline.dataset.sidebar = stored('cd:sidebar') || 'open';
    outline.setAttribute('role', 'status');
    outline.setAttribute('aria-label', isEnglish ? 'Loading' : '载入中');
    theme.append(outline);
    document.body.append(theme);
    const watcher = new window.MutationObserver(() => {
      if (!isRendered()) return;
      theme.remove();
      watcher.disconnect();
    });
    watcher.observe(root, { childList: true, subtree: true });
  }

  /** Says that the page's own code failed to load, which that code cannot do itself. */
  function reportMissingCode() {
    if ('started' in document.documentElement.dataset) return;
    const [title, text, label] = isEnglish
      ? [
          'The page did not load',
          'The network may be down, or the console was just upgraded.',
          'Reload',
        ]
      : ['页面没有载入完整', '可能是网络断开了，也可能是系统刚刚升级。', '重新加载'];
    const reload = () => window.location.reload();
    const element = (tag, content) =>
      Object.assign(document.createElement(tag), { textContent: content });
    const notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    Object.assign(notice.style, {
      padding: '24px',
      // The system's own face is a Chinese one on a Chinese Linux, also for English.
      font: '14px/1.6 -apple-system, "Segoe UI", Roboto, Ubuntu, "Noto Sans", sans-serif',
      textAlign: 'center',
    });
    const button = element('button', label);
    button.addEventListener('click', reload);
    notice.append(element('strong', title), element('p', text), button);
    document.querySelector('.console-outline')?.parentElement?.remove();
    document.body.prepend(notice);
    window.addEventListener('online', reload);
  }
})();
