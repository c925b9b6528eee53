/** Values of `?redirect=` that lead nowhere: off the site, into a circle, or out of a page at all. */
export const BAD_REDIRECTS: readonly string[] = [
  // Another origin, as such or in disguise.
  ...['https://evil.example', 'http://evil.example/dashboard', 'HTTPS://EVIL.EXAMPLE'],
  ...['//evil.example', '///evil.example', '////evil.example', '//evil.example/dashboard'],
  ...['//user@evil.example', '//console.invalid@evil.example', '//evil.example:443'],
  ...['//[::1]', '//127.0.0.1', '//0x7f000001', '//evil%2eexample', '//evil。example'],
  ...['//evil.example?/dashboard', '//evil.example#/dashboard', '//./evil.example', '//../evil'],
  // A backslash is a slash.
  ...['/\\evil.example', '\\/evil.example', '\\\\evil.example', '/\\/evil.example'],
  ...['/\\\\evil.example', '\\evil.example', '/dashboard\\..\\..//evil.example'],
  // The parser drops what is in between.
  ...['/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '/\r\n/evil.example'],
  ...['\t//evil.example', '/\t\\evil.example', '\n/\n/evil.example', '/\t/\tevil.example'],
  // Dots that leave two slashes.
  ...['/.//evil.example', '/..//evil.example', '/a/..//evil.example', '/%2e//evil.example'],
  ...['/%2e%2e//evil.example', '/././/evil.example', '/a/../..//evil.example', '/.%2e//evil'],
  // Encoded, so that a later reader sees more than this one.
  ...['%2f%2fevil.example', '/%2fevil.example', '/%2Fevil.example', '/%5cevil.example'],
  ...['/%5Cevil.example', '/%09/evil.example', '/%0d%0aSet-Cookie:a=b', '/%00', '/dashboard%00'],
  ...['/dashboard%0aX', '/%7f', '/dashboard/%5c..', '/%c2%85x', '/%', '/%zz', '/%ff', '/%c0%af'],
  // Other schemes.
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', ' javascript:1'],
  ...['data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'blob:https://evil.example/1'],
  ...['mailto:a@evil.example', 'tel:10086', 'ftp://evil.example', 'about:blank', 'ws://evil'],
  // No path of the site.
  ...['', ' ', ' /dashboard', '\u00a0/dashboard', '\u3000/dashboard', '\u200b/dashboard'],
  ...['dashboard', './dashboard', '../dashboard', '?redirect=/dashboard', '#/dashboard', '.', '..'],
  ...[
    'evil.example',
    '@evil.example',
    ':80',
    '／dashboard',
    '\u2215dashboard',
    'null',
    'undefined',
  ],
  ...['$', '~/dashboard', '%2fdashboard', '&#47;dashboard', '{"to":"/"}', '/\u0000'],
  // Circles.
  ...['/', '/?a=1', '/#top', '/.', '/..', '/a/..', '/login', '/login/', '/login//', '/LOGIN'],
  ...['/Login?redirect=/dashboard', '/login?redirect=/login?redirect=/login', '/login#top'],
  ...['/%6cogin', '/log%69n', '/%4cOGIN', '/./login', '/a/../login', '/%2e/login', '/signup'],
  ...['/signup/', '/SIGNUP?r=a', '/%73ignup', '/a/../signup#top'],
  // Longer than any page.
  ...[`/${'a'.repeat(2_000)}`, `/login?redirect=${'/login?redirect='.repeat(200)}`],
];
