import { LOGIN_STATUS } from '@chatdeck/sdk/constants';

/** How long the robot that is shown has been there. */
const ONLINE_MS = 2 * 3_600_000;

export const SCHEMES = ['light', 'dark'];
export const LOCALES = ['zh-CN', 'en'];

/** What the demo account has, in the words of its language. */
const POSTER = { 'zh-CN': '读书会海报', en: 'Book club poster' };
/** A question that one of its rules answers. */
const QUESTION = { 'zh-CN': '营业时间', en: 'opening hours' };

/** The button that opens the simulator beside a list. */
const TRY = { 'zh-CN': '试一试', en: 'Try it' };

/** Opens a page of the console in the session of the demo account, or of another one. */
async function openConsole(page, { demo }, path, account = 'session') {
  await page.addInitScript((session) => {
    for (const [name, value] of Object.entries(session))
      window.localStorage.setItem(`cd:${name}`, value);
  }, demo[account]);
  if (account === 'session') {
    await page.route('**/api/wechat/status**', answerAsConnected);
    // Live events say what the robot really is: they never come.
    await page.route('**/api/wechat/events**', () => undefined);
  }
  await page.goto(demo.url + path);
}

/** The robot of the demo account is not running; what is shown is the console of one that is. */
async function answerAsConnected(route) {
  const response = await route.fetch();
  const answer = await response.json();
  const ago = (ms) => new Date(Date.now() - ms).toISOString();
  const status = {
    status: LOGIN_STATUS.loggedIn,
    online: true,
    lastHeartbeat: ago(0),
    onlineSince: ago(ONLINE_MS),
  };
  await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...status } } });
}

async function openTable(page, context, path) {
  await openConsole(page, context, path);
  await page.getByRole('row').nth(2).waitFor();
}

async function openRules(page, context) {
  await openConsole(page, context, '/wechat/keywords');
  // How often each rule answered comes after the rules.
  await page
    .getByText(/ in 7 days |7 天/)
    .first()
    .waitFor();
}

/** The rules beside what they make of a message. */
async function openTriedRules(page, context) {
  await openRules(page, context);
  await page.getByRole('button', { name: TRY[context.locale], exact: true }).click();
  const panel = page.getByRole('region', { name: TRY[context.locale] });
  await panel.getByRole('button', { name: QUESTION[context.locale], exact: true }).click();
}

/** A material panel in the page of a partner. */
async function openPanel(page, { demo, site, locale }) {
  await page.addInitScript(
    (session) => {
      window.session = session;
    },
    { baseUrl: demo.url, token: demo.session.token, locale },
  );
  await page.goto(`${site.url}/scripts/pictures/partner-page.html`);
  await page.getByText(POSTER[locale]).first().waitFor();
}

const LARGE = { width: 1280, height: 740 };
/** Without the console's menu, so that it can be read at half the width of a page. */
const SMALL = { width: 900, height: 600 };

const README = {
  locales: ['en'],
  fileOf: (name, scheme) => `docs/pictures/${name}-${scheme}.webp`,
};
const LANDING = {
  locales: LOCALES,
  fileOf: (name, scheme, locale) => `apps/console/public/pictures/${locale}/${name}-${scheme}.webp`,
};

/** What the README shows: how each page is opened before its picture is taken. */
export const README_PICTURES = [
  { name: 'console', ...README, size: LARGE, open: openTriedRules },
  { name: 'panel', ...README, size: LARGE, open: openPanel },
];

/** The same for the landing page. */
const LANDING_PICTURES = [
  { name: 'rules', ...LANDING, size: LARGE, open: openRules },
  {
    name: 'why',
    ...LANDING,
    size: SMALL,
    async open(page, context) {
      await openConsole(page, context, '/wechat/simulate');
      await page.getByRole('group').getByRole('button', { name: QUESTION[context.locale] }).click();
      await page.getByRole('region').getByRole('listitem').nth(2).waitFor();
    },
  },
  {
    name: 'schedules',
    ...LANDING,
    size: SMALL,
    open: (page, context) => openTable(page, context, '/schedule/tasks'),
  },
  {
    name: 'send',
    ...LANDING,
    size: SMALL,
    open: (page, context) => openTable(page, context, '/vip/userGroup'),
  },
  { name: 'panel', ...LANDING, size: SMALL, open: openPanel },
];

const openPage = (path, account) => async (page, context) => {
  await openConsole(page, context, path, account);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** One group of the settings, by its name in each language. */
const openSettings = (names) => async (page, context) => {
  await openPage('/wechat/index')(page, context);
  const name = names[context.locale];
  // The cards of the providers that are not chosen are below the one that is.
  await page
    .getByRole('heading', { name, exact: true })
    .evaluate((heading) => heading.closest('section').scrollIntoView({ block: 'start' }));
};

/** What the documentation shows beside those of the landing page. */
const DOCS_PICTURES = [
  { name: 'settings', open: openPage('/wechat/index') },
  { name: 'callback', open: openPage('/vip/callbackEvent') },
  { name: 'dialogues', open: openPage('/aibot/customchat') },
  { name: 'materials', open: openPage('/material/all') },
  { name: 'forward', open: openPage('/vip/privateForward') },
  { name: 'room-reply', open: openPage('/custom/roomReply') },
  { name: 'home', open: openPage('/dashboard/main') },
  { name: 'start', open: openPage('/dashboard/main', 'newcomer') },
  { name: 'providers', open: openSettings({ 'zh-CN': 'AI 服务商', en: 'AI provider' }) },
  { name: 'moderation', open: openSettings({ 'zh-CN': '内容安全', en: 'Moderation' }) },
  { name: 'check', open: openPage('/wechat/check') },
  { name: 'recipes', open: openPage('/wechat/recipes') },
  { name: 'log', open: openPage('/wechat/log') },
  { name: 'account', open: openPage('/user/info') },
  { name: 'keys', open: openPage('/oapi/oapi') },
  { name: 'operator', open: openPage('/operator', 'operator') },
].map((picture) => ({ ...picture, ...LANDING, size: SMALL }));

export const PICTURES = [...README_PICTURES, ...LANDING_PICTURES, ...DOCS_PICTURES];
