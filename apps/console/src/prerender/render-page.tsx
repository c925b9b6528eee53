import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { FRAMES } from '../routes/frames';
import { routeObjects } from '../routes/route-objects';
import { ROUTES } from '../routes/route-table';
import { SITE_TITLE, type SourceLocale } from '@chatdeck/sdk/constants';
import { prerenderIn } from '../preferences/preferences';
import { DOCS } from '../site/docs/doc-groups';

/** A page that is rendered at build time, and the modules that it consists of. */
interface PrerenderedPage {
  readonly path: string;
  /** Paths relative to the console's root, as in the build's manifest. */
  readonly modules: readonly string[];
  /** True if it can be read without the console's code, which is loaded once the reader uses a control. */
  readonly isLater: boolean;
}

/** The pages that initially look the same to every visitor. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  { path: '/login', modules: ['src/pages/login-page.tsx'], isLater: false },
  { path: '/home', modules: ['src/site/home/home-page.tsx'], isLater: false },
  ...DOCS.map(({ path }) => ({
    path: `/docs/${path}`,
    modules: [
      'src/site/docs/article.tsx',
      `src/site/docs/content/zh-CN/${path}.mdx`,
      `src/site/docs/content/en/${path}.mdx`,
    ],
    isLater: true,
  })),
];

/** A page as rendered for a visitor without a session. */
export interface RenderedPage {
  /** The content of `#root`. */
  readonly html: string;
  readonly title: string;
  /** The name of the site. */
  readonly site: string;
}

const handler = createStaticHandler(routeObjects(ROUTES, FRAMES));

/** Renders one page of the public site. Throws if there is no page at the path. */
export async function renderPage(path: string, locale: SourceLocale): Promise<RenderedPage> {
  prerenderIn(locale);
  const context = await handler.query(new Request(`https://console.invalid${path}`));
  if (context instanceof Response)
    throw new Error(`${path} leads to ${context.headers.get('location')}`);
  const route = ROUTES.find((entry) => entry.path === path);
  if (!route) throw new Error(`${path} is no page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  const site = SITE_TITLE[locale];
  return { html, title: `${route.title[locale]} - ${site}`, site };
}
