import { buildPage } from './build-page.mjs';

/** All files of the stage look at the one page. */
export async function setup() {
  await buildPage();
}
