import type { ComponentType, ReactNode } from 'react';

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';
type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;
type Callback = `on${Uppercase<string>}${string}`;
/** The event of a callback: `chatdeck-saved` of `onSaved`. */
type EventName<Name> = Name extends `on${infer Rest}` ? `chatdeck${Kebab<Rest>}` : never;
type DetailOf<Call> =
  NonNullable<Call> extends (...values: infer Values) => unknown
    ? Values extends readonly [infer Detail, ...unknown[]]
      ? Detail
      : undefined
    : never;

/** The events of a component's element, by name. */
export type EventsOf<Component> = {
  [
    Name in keyof PropsOf<Component> as Name extends Callback ? EventName<Name> : never
  ]-?: CustomEvent<DetailOf<PropsOf<Component>[Name]>>;
};

/** The properties of a component's element: its props without callbacks and content. */
export type PropertiesOf<Component> = {
  -readonly [
    Name in keyof PropsOf<Component> as Name extends Callback | 'children' ? never : Name
  ]: ReactNode extends PropsOf<Component>[Name] ? string | undefined : PropsOf<Component>[Name];
};

interface Listening<Events> {
  addEventListener<Name extends keyof Events & string>(
    name: Name,
    listener: (event: Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** What a page's script knows of any field of a form. */
export interface FieldElement extends Pick<
  HTMLInputElement,
  'form' | 'validity' | 'validationMessage' | 'willValidate' | 'checkValidity' | 'reportValidity'
> {
  /** The form is not sent while it is empty. */
  required: boolean;
}

/** Fields are what have a value or a selection that they change. */
type FieldOf<Component> = ['value' | 'onChange'] extends [keyof PropsOf<Component>]
  ? FieldElement
  : ['selection' | 'onSelectionChange'] extends [keyof PropsOf<Component>]
    ? FieldElement
    : unknown;

/** The element of a component. */
export type ComponentElement<Component> = Listening<EventsOf<Component>> &
  PropertiesOf<Component> &
  FieldOf<Component> &
  HTMLElement;
