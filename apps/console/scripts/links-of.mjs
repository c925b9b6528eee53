/** The style sheets and scripts of the page's own modules, which the entry would otherwise request only later. */
export function linksOf(manifest, modules, isLater = false) {
  const chunks = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module ${key}`);
    if (chunks.has(chunk) || chunk.isEntry) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  const styles = new Set([...chunks].flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...(isLater ? [] : [...chunks]).map(
      ({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
  ];
}
