export { MaterialLibrary, type MaterialLibraryProps, type MaterialView } from './material-library';
