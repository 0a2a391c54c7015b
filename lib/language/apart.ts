/** Names of heroes, in their order; a repeated name gets a number: "Jane", "Jane (2)". */
export const namesApart = (heroes: readonly { readonly name: string }[]): readonly string[] =>
  heroes.map(({ name }, at) => {
    const before = heroes.slice(0, at).filter((other) => other.name === name).length;
    return before > 0 ? `${name} (${before + 1})` : name;
  });

/**
 * Numbered names by nouns, each counted among its like: "slayer 1", "slayer 2", "dragon". The only one of its kind gets
 * no number.
 */
export const numbered = (nouns: readonly string[]): readonly string[] =>
  nouns.map((noun, at) => {
    const like = nouns.filter((other) => other === noun).length;
    if (like === 1 && nouns.length > 1) return noun;
    return `${noun} ${nouns.slice(0, at + 1).filter((other) => other === noun).length}`;
  });
