/** The name of a token's custom property without its dashes: `onAccentSoft` is `cd-on-accent-soft`. */
export const propertyName = (token: string): string =>
  `cd-${token.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()}`;
