/** The server from its sources, so that a bench shares its database. */
export { createApp } from '../../apps/server/src/app.ts';
export { openDatabase } from '../../apps/server/src/database/open-database.ts';
export { version } from '../../apps/server/src/places.ts';
export { createServices } from '../../apps/server/src/services.ts';
export { readSettings } from '../../apps/server/src/settings.ts';
