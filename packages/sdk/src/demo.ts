export { createDemoClient } from './testing/demo-client';
