/** Apart from the other resources, so that it is loaded by itself. */
export { logResource } from '@chatdeck/sdk/resources';
