export { lazyResource } from './core/lazy-resource';
