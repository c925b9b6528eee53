import { createGlobalThemeContract } from '@vanilla-extract/css';
import { regularDensity, scale } from './scale';
import { propertyName } from './token-name';
import { lightColors } from './tokens';

const name = (_: string | null, path: string[]) => propertyName(path.join('-'));

/** The tokens by group; the name of each property is `--cd-` and the token's name. */
export const colorVars = createGlobalThemeContract(lightColors, name);
export const scaleVars = createGlobalThemeContract(scale, name);
export const densityVars = createGlobalThemeContract(regularDensity, name);

/** Every token; the only way in which our styles name a value. */
export const vars = { ...colorVars, ...scaleVars, ...densityVars };
