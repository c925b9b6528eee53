/** Drafts survive a reload of this tab. Browsers may deny access to storage, so it is looked up on each use. */
export const draftStorage = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
  removeItem: (key: string) => sessionStorage.removeItem(key),
};
