/** `npm run screens -- stories`: screenshots of every screen and dialog in both schemes and two widths, with layout checks. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { serveFolder } from '../static-server.mjs';
import { launchBrowser, openPage, readStories, showStory } from '../story-pictures.mjs';
import { layoutDefects } from './layout-defects.mjs';

const FOLDER = 'screens/stories';
const SCHEMES = ['light', 'dark'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
];
const [wanted = ''] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

if (!process.argv.includes('--no-build')) {
  execFileSync('npx', ['storybook', 'build', '-o', 'storybook-static', '--quiet'], {
    stdio: 'inherit',
  });
}
const stories = readStories('storybook-static').filter(
  ({ tags, id }) => tags.includes('screen') && id.includes(wanted),
);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const site = await serveFolder('storybook-static');
const browser = await launchBrowser();
let defects = 0;

async function takePicture(page, id, scheme, width) {
  await showStory(page, site.url, id, scheme);
  await page.screenshot({ path: `${FOLDER}/${id}.${width}.${scheme}.png`, animations: 'disabled' });
  for (const defect of await page.evaluate(layoutDefects)) {
    defects += 1;
    console.error(`${id} (${width} px, ${scheme}): ${defect}`);
  }
}

async function takePictures(size) {
  const page = await openPage(browser, size);
  for (const { id } of stories) {
    for (const scheme of SCHEMES) await takePicture(page, id, scheme, size.width);
  }
  await page.close();
}

// Both widths in parallel: taking a screenshot is mostly waiting for the story.
await Promise.all(SIZES.map(takePictures));
await browser.close();
await site.stop();

console.log(`${stories.length * SCHEMES.length * SIZES.length} pictures in ${FOLDER}/`);
process.exit(defects > 0 || stories.length === 0 ? 1 : 0);
