import type { DrawPages } from '../paper/paper';

/** Remembers what was last made under each name, and from what: a tick lays out only what it changes. */
export const remembered = () => {
  const memory = new Map<string, { readonly of: readonly unknown[]; readonly made: unknown }>();
  return <Made>(what: string, of: readonly unknown[], make: () => Made): Made => {
    const known = memory.get(what);
    if (known?.of.length === of.length && known.of.every((one, index) => one === of[index]))
      return known.made as Made;
    const made = make();
    memory.set(what, { of, made });
    return made;
  };
};

/** Pages that remember how they were drawn last. */
export const drawnOnce = (draw: DrawPages): DrawPages => {
  let known: { readonly paper: string; readonly pages: ReturnType<DrawPages> } | undefined;
  return (paper) => {
    if (known?.paper !== paper.id) known = { paper: paper.id, pages: draw(paper) };
    return known.pages;
  };
};
