import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import type { HeaderProps, ListHandle, PageProps, SearchProps, SelectionProps } from './list-props';

/**
 * What a page of the host says about a list: the row that is opened, the page, the selected rows, whether it has a title
 * of its own.
 */
export interface ListScreenProps extends HeaderProps, PageProps, SelectionProps {
  /** The row that is opened, as `rule` of an intent to navigate here says it. */
  readonly rule?: string | undefined;
}

/** The same of a list with a search. */
export interface SearchedListScreenProps extends ListScreenProps, SearchProps {}

/** A list as a component whose `ref` refreshes it. */
export type ListScreen<Props> = ForwardRefExoticComponent<Props & RefAttributes<ListHandle>>;
