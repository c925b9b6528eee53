/** False while pages are rendered beforehand, where no visitor and no device is there to ask. */
export const isBrowser = typeof window !== 'undefined';
