import type { Material } from '@chatdeck/sdk';

/** Chosen materials in the order in which they were chosen. */
export type MaterialChoice = readonly Material[];

/** The position of a material in the selection, from 1; 0 if it is not chosen. */
export const placeOf = (choice: MaterialChoice, { id }: Material): number =>
  choice.findIndex((material) => material.id === id) + 1;

export const without = (choice: MaterialChoice, { id }: Material): MaterialChoice =>
  choice.filter((material) => material.id !== id);

/**
 * The selection after a press on a material; undefined if it would exceed the limit. With a limit of one, the new
 * choice replaces the old.
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
