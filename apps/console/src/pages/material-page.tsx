/** /material/word */
export { MaterialPanel as default } from '@chatdeck/ui/material';
