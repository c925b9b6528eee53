/** What was typed and not saved outlives a reload of this tab. A browser may forbid the storage: it is asked for at each use. */
export const draftStorage = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
  removeItem: (key: string) => sessionStorage.removeItem(key),
};
