/** The URL check: http, https, mailto and tel links (product specification, section 5). */
export const isLink = (text: string): boolean =>
  /^(https?:\/\/[^\s/]|mailto:\S|tel:\S)\S*$/i.test(text.trim());

/** True for an address that a request can be sent to: http:// or https://, and a host. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/?#]\S*$/i.test(text.trim());
