/** The roles of visitors: each account of `accounts.ts`, and anonymous. */
export const ROLES = ['anonymous', 'user', 'member', 'custom', 'newcomer', 'operator'] as const;
export type Role = (typeof ROLES)[number];
export type AccountRole = Exclude<Role, 'anonymous'>;

export const LOCALES = ['zh-CN', 'en'] as const;
export type VisitLocale = (typeof LOCALES)[number];

export const SCHEMES = ['light', 'dark'] as const;
export type VisitScheme = (typeof SCHEMES)[number];

/** Phone, the smallest width with a fixed sidebar, desktop. */
export const WIDTHS = [360, 992, 1440] as const;
export type VisitWidth = (typeof WIDTHS)[number];
export const [PHONE] = WIDTHS;
