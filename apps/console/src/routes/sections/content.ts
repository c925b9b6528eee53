import { section } from '../route-entry';

/** /material: the library, by each of the four types of materials and as a whole. */
export const materialPages = section(
  {
    name: 'material',
    menu: 'content',
  },
  [
    {
      path: 'word',
      name: 'word',
      zh: '文本素材',
      en: 'Text materials',
      icon: 'text',
      load: async () => (await import('../../pages/material-pages')).TextMaterialPage,
    },
    {
      path: 'file',
      name: 'file',
      zh: '文件素材',
      en: 'File materials',
      icon: 'file',
      load: async () => (await import('../../pages/material-pages')).FileMaterialPage,
    },
    {
      path: 'h5',
      name: 'h5',
      zh: 'H5 链接',
      en: 'H5 links',
      icon: 'link',
      badge: 'member',
      load: async () => (await import('../../pages/material-pages')).H5MaterialPage,
    },
    {
      path: 'mini',
      name: 'mini',
      zh: '小程序',
      en: 'Mini programs',
      icon: 'mini',
      badge: 'member',
      load: async () => (await import('../../pages/material-pages')).MiniMaterialPage,
    },
    {
      path: 'all',
      name: 'allMaterials',
      zh: '全部素材',
      en: 'All materials',
      icon: 'materials',
      isWhole: true,
      load: async () => (await import('../../pages/material-pages')).AllMaterialsPage,
    },
  ],
);
