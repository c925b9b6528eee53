import type { Severity } from '@chatdeck/sdk/simulate';
import { CircleAlert, Lightbulb, TriangleAlert, type LucideIcon } from 'lucide-react';

export const SEVERITY_ICON: Readonly<Record<Severity, LucideIcon>> = {
  error: CircleAlert,
  warning: TriangleAlert,
  hint: Lightbulb,
};
