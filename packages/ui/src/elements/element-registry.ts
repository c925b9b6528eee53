import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ElementComponents } from './element-tags';
import type { ComponentElement, EventsOf, PropertiesOf } from './element-types';
import type { ChatdeckProviderElement, ProviderAttributes } from './provider-element';

/** Each element by its tag. */
export type ChatdeckElements = {
  [Tag in keyof ElementComponents]: ComponentElement<ElementComponents[Tag]>;
} & { 'chatdeck-provider': ChatdeckProviderElement };

type Plain<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void;
};
type JsxOf<Component> = Omit<Plain<ComponentElement<Component>>, keyof PropertiesOf<Component>> &
  Partial<PropertiesOf<Component>> &
  Listeners<EventsOf<Component>> & { readonly shadow?: boolean; readonly required?: boolean };

/** The elements in the JSX of React 19, which sets properties and listens to `onchatdeck-saved`. */
export type ChatdeckJsx = {
  [Tag in keyof ElementComponents]: JsxOf<ElementComponents[Tag]>;
} & { 'chatdeck-provider': Plain<ChatdeckProviderElement> & ProviderAttributes };

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- adds to an interface of the platform
  interface HTMLElementTagNameMap extends ChatdeckElements {}
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- that of React
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- adds to an interface of React
    interface IntrinsicElements extends ChatdeckJsx {}
  }
}
