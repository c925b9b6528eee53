import { resetClasses } from './reset-classes';
import './theme.css';

/** For elements of a host: any class of its own wins over these. */
export const { box, ring, pressable, choice, visuallyHidden } = resetClasses({});
