import { operatorPage } from '../../pages/addressed-pages';
import { section } from '../route-entry';

/** /operator: for those who run the server. */
export const operatorPages = section({ name: '', menu: 'account' }, [
  {
    path: 'operator',
    name: 'operator',
    zh: '运营管理',
    en: 'Operator',
    icon: 'check',
    load: async () => operatorPage((await import('@chatdeck/ui/operator')).OperatorScreen),
  },
]);
