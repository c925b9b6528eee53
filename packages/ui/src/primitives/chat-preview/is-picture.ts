/** True for the address of a picture that every browser shows. */
export const isPicture = (url: string): boolean => /\.(png|jpe?g|gif|webp)(?:[?#].*)?$/i.test(url);
