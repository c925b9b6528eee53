declare module 'virtual:component-facts' {
  /** The facts of `component-facts.ts` by story title, as JSON. */
  const json: string;
  export default json;
}
