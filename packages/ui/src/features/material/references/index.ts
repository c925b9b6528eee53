export { materialReferences } from './material-references';
