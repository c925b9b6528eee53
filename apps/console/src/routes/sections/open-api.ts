import { section, type RouteEntry } from '../route-entry';

/** /oapi */
export const openApiPages: readonly RouteEntry[] = section(
  { name: 'oapi', menu: 'account', badge: 'member' },
  [
    {
      path: 'oapi',
      name: 'oapi',
      zh: '开放接口',
      en: 'Open API',
      icon: 'code',
      load: async () => (await import('@chatdeck/ui/open-api')).OpenApiScreen,
    },
  ],
);
