export const SCHEMES = ['light', 'dark'];

export const fileOf = (name, scheme) => `${name}-${scheme}.webp`;

/** What the README shows: how each page is opened, and what has to be on it before its picture is taken. */
export const PICTURES = [
  {
    name: 'console',
    async open(page, { demo }) {
      await page.addInitScript((session) => {
        for (const [name, value] of Object.entries(session))
          window.localStorage.setItem(`cd:${name}`, value);
      }, demo.session);
      await page.goto(`${demo.url}/wechat/keywords`);
      await page
        .getByText(/ in 7 days /)
        .first()
        .waitFor();
    },
  },
  {
    name: 'panel',
    async open(page, { demo, site }) {
      await page.addInitScript(
        (session) => {
          window.session = session;
        },
        { baseUrl: demo.url, token: demo.session.token },
      );
      await page.goto(`${site.url}/scripts/pictures/partner-page.html`);
      await page.getByText('读书会海报').first().waitFor();
    },
  },
];
