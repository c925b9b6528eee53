import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from '../../apps/console/scripts/compress.mjs';
import { serveSite } from '../lib/site.mjs';

/** Kept from one run to the next: an installation takes minutes. */
const BUILDS = join(import.meta.dirname, '../.templates');

/**
 * Consoles that people start from, built from their own sources. `without` is what their build does not need or what
 * does not install everywhere: tests and checks of their own, and an editor that comes from repositories; `files` is what
 * stands in its place.
 */
const TEMPLATES = {
  'vue-element-admin': {
    repository: 'https://github.com/PanJiaChen/vue-element-admin.git',
    commit: '6858a9ad67483025f6a9432a926beb9327037be3',
    without: [
      'tui-editor',
      '@vue/cli-plugin-eslint',
      '@vue/cli-plugin-unit-jest',
      '@vue/test-utils',
      'babel-eslint',
      'babel-jest',
      'eslint',
      'eslint-plugin-vue',
      'husky',
      'lint-staged',
      'plop',
      'runjs',
      'svgo',
    ],
    files: { 'src/components/MarkdownEditor/index.vue': '<template><textarea /></template>' },
    install: ['install', '--legacy-peer-deps'],
    build: ['vue-cli-service', 'build'],
    // Its webpack hashes files with what OpenSSL 3 no longer has by default.
    env: { NODE_OPTIONS: '--openssl-legacy-provider' },
    page: '/#/login',
  },
  'antd pro': {
    repository: 'https://github.com/ant-design/ant-design-pro.git',
    commit: 'adfd44085738ca953573a13322c1ba84aca8b9e3',
    without: [
      '@ant-design/cli',
      '@biomejs/biome',
      '@commitlint/cli',
      '@commitlint/config-conventional',
      '@testing-library/dom',
      '@testing-library/jest-dom',
      '@testing-library/react',
      '@umijs/lint',
      '@vitest/coverage-v8',
      '@vitest/ui',
      'gh-pages',
      'happy-dom',
      'husky',
      'jsdom',
      'lint-staged',
      'react-doctor',
      'vitest',
    ],
    files: {},
    install: ['install', '--legacy-peer-deps'],
    build: ['max', 'build'],
    env: {},
    page: '/user/login',
  },
};

/** Their names. */
export const TEMPLATE_NAMES = Object.keys(TEMPLATES);

/** Serves the build of a template; builds it where that has not been done at this commit. */
export async function serveTemplate(name) {
  const { page } = TEMPLATES[name];
  const site = await serveSite(join(await buildTemplate(name), 'dist'), (path) =>
    path.includes('.') ? undefined : '/index.html',
  );
  return { ...site, url: site.url + page };
}

async function buildTemplate(name) {
  const { repository, commit, without, files, install, build, env } = TEMPLATES[name];
  const folder = join(BUILDS, name.replaceAll(' ', '-'));
  const built = join(folder, `built-${commit}`);
  if (existsSync(built)) return folder;
  console.log(`Building ${name} ...`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const run = (command, args, more = {}) =>
    execFileSync(command, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...more },
    });
  run('git', ['init', '--quiet']);
  run('git', ['fetch', '--quiet', '--depth', '1', repository, commit]);
  run('git', ['checkout', '--quiet', 'FETCH_HEAD']);
  const manifest = join(folder, 'package.json');
  const { dependencies, devDependencies, ...rest } = JSON.parse(await readFile(manifest, 'utf8'));
  const needed = (all) =>
    Object.fromEntries(Object.entries(all).filter(([one]) => !without.includes(one)));
  await writeFile(
    manifest,
    JSON.stringify({
      ...rest,
      dependencies: needed(dependencies),
      devDependencies: needed(devDependencies),
    }),
  );
  for (const [file, content] of Object.entries(files)) {
    await writeFile(join(folder, file), content);
  }
  run('npm', [...install, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  run('npx', build, env);
  await compressFolder(join(folder, 'dist'));
  await writeFile(built, '');
  return folder;
}
