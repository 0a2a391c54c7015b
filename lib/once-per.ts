/**
 * Reads something off an object once and remembers it for as long as the object is there: what a skill's entry says, a
 * sheet's count, a table made ready. Only for objects that never change.
 */
export const oncePer = <Of extends object, Known>(read: (of: Of) => Known): ((of: Of) => Known) => {
  const known = new WeakMap<Of, { readonly is: Known }>();
  return (of) => {
    let found = known.get(of);
    if (!found) {
      found = { is: read(of) };
      known.set(of, found);
    }
    return found.is;
  };
};
