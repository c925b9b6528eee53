import type { ConfigParts } from '@chatdeck/sdk';
import type { ConfigObject } from '@chatdeck/sdk/constants';
import type { ComponentType } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Messages } from '#messages';
import type { ZodFormOptions } from '#forms/use-zod-form.ts';
import type { Need, PageConfig } from './need';

/** Defines the form page for one object of the robot config: everything in which these pages differ. */
export interface ConfigPartDefinition<Name extends ConfigObject, Form extends FieldValues> {
  readonly name: Name;
  readonly texts: Messages<Readonly<Record<'title' | 'explanation', string>>>;
  readonly schema: ZodFormOptions<Form, Form>['schema'];
  /** The form values: the stored part, or the robot's defaults. */
  readonly toForm: (part: ConfigParts[Name] | undefined) => DefaultValues<Form>;
  /** The stored form of the values; other fields of the stored part are preserved. */
  readonly toPart: (form: Form) => object;
  /** The fields in sections; they get their form from the form context. */
  readonly Fields: ComponentType;
  /** What the robot needs before it acts on the part; a hook in the form context. */
  readonly useNeeds: (config: PageConfig) => readonly Need[];
  /** What is useful beside the fields, as cards: a preview, an example, what it depends on. */
  readonly Beside: ComponentType;
  /** Read-only without a membership. */
  readonly isForMembers?: boolean;
}
