/** Host names in private networks. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/i;
/** IPv4 prefixes that are not reachable from outside. */
const PRIVATE_IPV4 =
  /^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;
const PRIVATE_IPV6 = /^\[(::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*|::ffff:.*)\]$/i;

/** True for a host, in the format of `URL.hostname`, that is this machine or in a private network. */
export const isPrivateHost = (hostname: string): boolean =>
  PRIVATE_NAME.test(hostname) || PRIVATE_IPV4.test(hostname) || PRIVATE_IPV6.test(hostname);
