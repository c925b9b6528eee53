import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { FRAMES } from '../routes/frames';
import { routeObjects } from '../routes/route-objects';
import { ROUTES } from '../routes/route-table';
import { SITE_TITLE } from '@chatdeck/sdk/constants';
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

/** A page as rendered for a visitor without a session. */
export interface RenderedPage {
  /** The content of `#root`. */
  readonly html: string;
  readonly title: string;
}

const handler = createStaticHandler(routeObjects(ROUTES, FRAMES));

/** Renders one page of the public site in the source language. Throws if there is no page at the path. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(`https://console.invalid${path}`));
  if (context instanceof Response)
    throw new Error(`${path} leads to ${context.headers.get('location')}`);
  const route = ROUTES.find((entry) => entry.path === path);
  if (!route) throw new Error(`${path} is no page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  return { html, title: `${route.title['zh-CN']} - ${SITE_TITLE['zh-CN']}` };
}
