import type { DemoTexts } from '../demo-texts';
import { dialogues } from './dialogues';
import { materials } from './materials';
import { messages } from './messages';
import { people } from './people';
import { rules } from './rules';
import { schedules } from './schedules';

export const chineseTexts: DemoTexts = { dialogues, materials, messages, people, rules, schedules };
