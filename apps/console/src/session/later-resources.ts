export { logResource, sampleResource } from '@chatdeck/sdk/resources';
