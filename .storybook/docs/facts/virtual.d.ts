declare module 'virtual:component-facts' {
  /** The facts of `component-facts.ts` by the title of the stories, as JSON. */
  const json: string;
  export default json;
}
