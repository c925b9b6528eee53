export { RecipeScreen, type RecipeScreenProps } from './recipe-screen';
