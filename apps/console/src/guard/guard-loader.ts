import type { UserInfo } from '@chatdeck/sdk';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { RouteEntry } from '../routes/route-entry';
import { notices } from '../session/notices';
import { session } from '../session/session-store';
import { judge, type Visitor } from './guard';
import { PUBLIC_ROUTES } from './public-routes';
import { loginFor } from './redirect-target';
import { identifyVisitor, rememberAsked, UnknownVisitor, visitorByToken } from './visitor';

/** What a guarded page knows of its visitor. */
export interface GuardedData {
  readonly user: UserInfo | undefined;
  readonly hasConfig: boolean;
}

const INITIALISE = {
  'zh-CN': '新注册用户，请先初始化配置文件',
  en: 'Welcome. Please initialise the config first',
};

/** Runs the access guard before a page is shown. */
export const guardLoader =
  (route: RouteEntry) =>
  async ({ request }: LoaderFunctionArgs): Promise<GuardedData | Response> => {
    const url = new URL(request.url);
    const address = { path: url.pathname, search: url.search };
    const visitor = await visitorOf(route);
    if (!visitor) return redirect(loginFor(address.path + address.search));
    const verdict = judge(route, address, visitor);
    if (verdict.kind === 'show') return { user: visitor.user, hasConfig: visitor.hasConfig };
    if (verdict.why === 'initialise') {
      rememberAsked();
      notices.say({ tone: 'info', text: INITIALISE });
    }
    return redirect(verdict.to);
  };

/** Who visits; nothing when a visitor with a token could not be identified, whose session then ends. */
async function visitorOf(route: RouteEntry): Promise<Visitor | undefined> {
  if (PUBLIC_ROUTES.includes(route.name)) return visitorByToken();
  try {
    return await identifyVisitor();
  } catch (error) {
    session.end();
    const text = error instanceof UnknownVisitor ? error.text : 'Has Error';
    notices.say({ tone: 'danger', text });
    return undefined;
  }
}
