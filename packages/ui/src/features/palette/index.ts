export {
  CommandPaletteButton,
  type CommandPaletteButtonProps,
} from './palette-button/command-palette-button';
export {
  withChoice,
  type PaletteItem,
  type PalettePage,
  type PaletteTarget,
} from './command-palette/palette.model';
export type { CommandPaletteProps } from './command-palette/command-palette';
