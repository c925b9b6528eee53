import {
  AppWindow,
  Crown,
  FileText,
  Home,
  KeyRound,
  Link,
  ReceiptText,
  SlidersHorizontal,
  Type,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** The icons of the sidebar; one outline family at 20 px. */
const ICONS = {
  home: Home,
  sliders: SlidersHorizontal,
  text: Type,
  file: FileText,
  link: Link,
  mini: AppWindow,
  user: User,
  users: Users,
  key: KeyRound,
  crown: Crown,
  receipt: ReceiptText,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

/** The icon of a page in the sidebar. */
export function MenuIcon({ name = 'home' }: { readonly name?: IconName | undefined }) {
  const Icon = ICONS[name];
  return <Icon size={20} strokeWidth={1.6} aria-hidden />;
}
