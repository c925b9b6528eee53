/** The most concurrent uploads from one address, and of one account. */
export const MAX_CONCURRENT_UPLOADS = 4;

/** Counts uploads in progress, so that nobody fills the disk with unfinished ones. */
export function createSlots(most = MAX_CONCURRENT_UPLOADS) {
  const taken = new Map<string, number>();

  function free(owner: string): void {
    const left = (taken.get(owner) ?? 0) - 1;
    if (left > 0) taken.set(owner, left);
    else taken.delete(owner);
  }

  return {
    /** Takes a slot of an owner; false when there is none. */
    take(owner: string): boolean {
      const count = taken.get(owner) ?? 0;
      if (count >= most) return false;
      taken.set(owner, count + 1);
      return true;
    },
    free,
  };
}

export type Slots = ReturnType<typeof createSlots>;
