import type { PartName } from './parts';

/** The attributes by which a host's sheet finds a part: a name, and a variant where it has some. */
export const part = (name: PartName, variant?: string) => ({
  'data-cd-part': name,
  'data-cd-variant': variant,
});
