// Runs before the first paint of a page that was rendered beforehand, so that nobody sees it change.
(function () {
  const root = document.getElementById('root');
  try {
    const stored = window.localStorage.getItem('cd:scheme');
    const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    const isDark = stored ? stored === 'dark' : prefersDark;
    if (isDark) root.firstElementChild.setAttribute('data-cd-scheme', 'dark');
    // Who is logged in is led on from the login page and need not see it.
    const isLogin = window.location.pathname === '/login';
    if (isLogin && window.localStorage.getItem('cd:token')) root.replaceChildren();
  } catch {
    // A browser that lets nothing be kept shows the page as it is.
  }
})();
