/**
 * Reads something off an object once and remembers it while the object exists: a skill's entry, a sheet's
 * count, a prepared table. Only for objects that never change.
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
