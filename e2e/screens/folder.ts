/** Where the pictures are, from the root of the repository. */
export const FOLDER = 'screens/routes';
