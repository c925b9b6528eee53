import {
  createClient,
  type ClientOf,
  type ClientOptions,
  type ResourceMakers,
} from '@chatdeck/sdk/resources';

/** All of several panels' resources. */
type Together<Panels> = (Panels extends unknown ? (panel: Panels) => void : never) extends (
  together: infer All extends ResourceMakers,
) => void
  ? All
  : never;

/** The client of some panels: the resources that they call. */
export type PanelClientOf<Panel extends ResourceMakers> = ClientOf<Together<Panel>>;

/**
 * The client of the panels that a page embeds: `createPanelClient([materialPanel], { baseUrl, auth: { getToken } })`. It has what
 * these panels call, and a bundler takes nothing else. Create it once, outside of render.
 */
export function createPanelClient<Panel extends ResourceMakers>(
  panels: readonly Panel[],
  options: ClientOptions,
): PanelClientOf<Panel> {
  // Where panels share a resource it is the same one, so what is put together has what each of them needs.
  return createClient(Object.assign({}, ...panels) as Together<Panel>, options);
}
