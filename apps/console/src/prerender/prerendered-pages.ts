import { DOCS } from '../site/docs/doc-groups';

/** A page that is rendered at build time, and the modules that it shows. */
interface PrerenderedPage {
  readonly path: string;
  /** Files under the console's root, as the build's manifest names them. */
  readonly modules: readonly string[];
}

/** The pages that are the same for every visitor before she does something. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  { path: '/login', modules: ['src/pages/login-page.tsx'] },
  { path: '/home', modules: ['src/site/home/home-page.tsx'] },
  ...DOCS.map(({ path }) => ({
    path: `/docs/${path}`,
    modules: [
      'src/site/docs/article.tsx',
      `src/site/docs/content/zh-CN/${path}.mdx`,
      `src/site/docs/content/en/${path}.mdx`,
    ],
  })),
];
