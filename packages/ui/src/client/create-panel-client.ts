import { createClient, type ClientOf, type ClientOptions } from '@chatdeck/sdk';
import { lazyResources } from '@chatdeck/sdk/lazy';
import { PANEL_RESOURCES } from './panel-resources';

/** The name of a component that a page embeds. */
export type PanelName = keyof typeof PANEL_RESOURCES;

type Makers = typeof lazyResources;
/** The client of some panels: the resources that they call. */
export type PanelClientOf<Name extends PanelName> = ClientOf<
  Pick<Makers, (typeof PANEL_RESOURCES)[Name][number]>
>;

/**
 * The client of the panels that a page embeds: `createPanelClient(['MaterialPanel'], { baseUrl, auth: { getToken } })`. It has
 * what these panels call and nothing else, and loads each resource with its first call. Create it once, outside of render.
 */
export function createPanelClient<const Name extends PanelName>(
  panels: readonly Name[],
  options: ClientOptions,
): PanelClientOf<Name> {
  const names = new Set(panels.flatMap((panel) => PANEL_RESOURCES[panel]));
  const makers = Object.fromEntries([...names].map((name) => [name, lazyResources[name]]));
  // The makers are those that the panels' own rows name; the compiler cannot follow the entries.
  return createClient(makers, options) as PanelClientOf<Name>;
}
