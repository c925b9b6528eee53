interface Story {
  readonly id: string;
  readonly name?: string;
}

/**
 * Every state of a component, each in its own frame: stories on one page would share a backend, but each state needs
 * its own.
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
