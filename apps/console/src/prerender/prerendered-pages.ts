import { DOCS } from '../site/docs/doc-groups';

/** A page that is rendered at build time, and the modules that it consists of. */
interface PrerenderedPage {
  readonly path: string;
  /** Paths relative to the console's root, as in the build's manifest. */
  readonly modules: readonly string[];
}

/** The pages that initially look the same to every visitor. */
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
