import { createGlobalThemeContract } from '@vanilla-extract/css';
import { regularDensity, scale } from './scale';
import { propertyName } from './property-name';
import { lightColors } from './tokens';

const name = (_: string | null, path: string[]) => propertyName(path.join('-'));

/** The tokens by group; each property is named `--cd-` plus the kebab-case name of the token. */
export const colorVars = createGlobalThemeContract(lightColors, name);
export const scaleVars = createGlobalThemeContract(scale, name);
export const densityVars = createGlobalThemeContract(regularDensity, name);

/** All tokens; our styles refer to values only through these. */
export const vars = { ...colorVars, ...scaleVars, ...densityVars };
