import { tsImport } from 'tsx/esm/api';

/** The accounts and the calls of the load gauntlet, from the sources of the server. */
export const { ask, connectRobot, ofRobot, storeCrowd } = await tsImport(
  '../../apps/server/src/gauntlet/crowd.ts',
  import.meta.url,
);
export const { requestOf } = await tsImport(
  '../../apps/server/src/guarantees/request.ts',
  import.meta.url,
);
