import { format, resolveConfig } from 'prettier';

/** A text as `npm run format` would leave it in a file. */
export const formatFile = async (file, text) =>
  format(text, { ...(await resolveConfig(file)), filepath: file });
