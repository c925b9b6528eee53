import type { ConfigParts } from '@chatdeck/sdk';
import type { ConfigObject } from '@chatdeck/sdk/constants';
import type { ComponentType } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Messages } from '#messages';
import type { ZodFormOptions } from '#forms';

/** One object of the robot config as a page with a form: everything in which it differs from the others. */
export interface ConfigPartDefinition<Name extends ConfigObject, Form extends FieldValues> {
  readonly name: Name;
  readonly texts: Messages<Readonly<Record<'title' | 'explanation', string>>>;
  readonly schema: ZodFormOptions<Form, Form>['schema'];
  /** What the form holds: the stored part, or the defaults of the robot. */
  readonly toForm: (part: ConfigParts[Name] | undefined) => DefaultValues<Form>;
  /** What is stored of the form; other fields of the stored part stay as they are. */
  readonly toPart: (form: Form) => object;
  /** Finds its form by itself. */
  readonly Fields: ComponentType;
  /** Without a membership it can be read and not changed. */
  readonly isForMembers?: boolean;
}
