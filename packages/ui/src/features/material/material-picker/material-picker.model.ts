import type { Material } from '@chatdeck/sdk';

/** Chosen materials in the order in which they were chosen. */
export type MaterialChoice = readonly Material[];

/** Where a material stands among the chosen, from 1; 0 when it was not chosen. */
export const placeOf = (choice: MaterialChoice, { id }: Material): number =>
  choice.findIndex((material) => material.id === id) + 1;

export const without = (choice: MaterialChoice, { id }: Material): MaterialChoice =>
  choice.filter((material) => material.id !== id);

/**
 * The choice after a material was pressed, undefined where that would be more than the limit. Where one may be chosen,
 * another takes its place.
 */
export function toggled(
  choice: MaterialChoice,
  material: Material,
  limit: number,
): MaterialChoice | undefined {
  if (placeOf(choice, material) > 0) return limit === 1 ? choice : without(choice, material);
  if (limit === 1) return [material];
  return choice.length < limit ? [...choice, material] : undefined;
}
