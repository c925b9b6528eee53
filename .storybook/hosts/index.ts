import { DialogHost } from './dialog-host';
import type { Host } from './host';
import { HostileHost } from './hostile-host';
import { PlainHost } from './plain-host';
import { ShadowHost } from './shadow-host';
import { TransformedHost } from './transformed-host';
import { TwoProvidersHost } from './two-providers-host';

/** The hosts that a story can be shown in, by their name in the story's URL. */
const HOSTS: Readonly<Record<string, { readonly title: string; readonly Host: Host }>> = {
  plain: { title: 'Plain page', Host: PlainHost },
  hostile: { title: 'Hostile host CSS', Host: HostileHost },
  shadow: { title: 'Shadow root', Host: ShadowHost },
  transformed: { title: 'Transformed ancestor', Host: TransformedHost },
  dialog: { title: 'Inside a host’s dialog', Host: DialogHost },
  two: { title: 'Two providers', Host: TwoProvidersHost },
};

export const HOST_ITEMS = Object.entries(HOSTS).map(([value, { title }]) => ({ value, title }));

export const hostOf = (name: unknown): Host =>
  (typeof name === 'string' ? HOSTS[name] : undefined)?.Host ?? PlainHost;
