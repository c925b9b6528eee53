interface Story {
  readonly id: string;
  readonly name?: string;
}

/**
 * Every state of a component, each on a page of its own: the stories of one page would share one backend, and each
 * state has another.
 */
export function StateList({ stories }: { readonly stories: readonly Story[] }) {
  return (
    <>
      <h2>States</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name ?? id}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
