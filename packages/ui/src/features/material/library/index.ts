export {
  MaterialLibrary,
  type MaterialLibraryFilter,
  type MaterialLibraryProps,
  type MaterialView,
} from './material-library';
