import { Keyword, type KeywordProps } from '@chatdeck/ui/primitives';
import type { ComponentProps, ComponentType } from 'react';
import { ConsolePicture, type ConsolePictureProps } from '../../picture/console-picture';
import * as css from '../article.css';
import { CodeBlock, ServerCode } from './code-block';
import { HeadingOfPart, HeadingOfSection } from './linked-heading';
import { Note } from './note';
import { OpenApiTester } from './open-api-tester/open-api-tester';
import { RuleTester } from './rule-tester/rule-tester';

/**
 * Wide elements scroll on their own, also by arrow keys when focused; code shows the address of the current server and can
 * be copied, headings can be linked to, and a keyword looks as it does in the rules.
 */
export const TEXT_ELEMENTS = {
  pre: CodeBlock,
  code: ServerCode,
  h2: HeadingOfPart,
  h3: HeadingOfSection,
  table: (props: ComponentProps<'table'>) => (
    <div className={css.wide} tabIndex={0}>
      <table {...props} />
    </div>
  ),
  Keyword: (props: KeywordProps) => (
    <span className={css.keyword}>
      <Keyword {...props} />
    </span>
  ),
  ConsolePicture: (props: ConsolePictureProps) => (
    <div className={css.picture}>
      <ConsolePicture {...props} />
    </div>
  ),
  Note,
  OpenApiTester,
  RuleTester,
};

/** A compiled Markdown text, with custom elements in place of plain ones. */
export type TextComponent = ComponentType<{ readonly components?: typeof TEXT_ELEMENTS }>;
