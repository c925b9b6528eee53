import { section } from '../route-entry';

/** /dashboard */
export const homePages = section({ name: 'dashboard', menu: 'home' }, [
  {
    path: 'main',
    name: 'main',
    zh: '首页',
    en: 'Home',
    icon: 'home',
    load: async () => (await import('@chatdeck/ui/dashboard')).DashboardScreen,
  },
]);
