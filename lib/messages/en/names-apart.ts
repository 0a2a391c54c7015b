/** What heroes are called, in their order; whoever is called like one before has a number: "Jane", "Jane (2)". */
export const namesApart = (heroes: readonly { readonly name: string }[]): readonly string[] =>
  heroes.map(({ name }, at) => {
    const before = heroes.slice(0, at).filter((other) => other.name === name).length;
    return before > 0 ? `${name} (${before + 1})` : name;
  });
