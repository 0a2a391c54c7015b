/** Entries of rules with the names that the language of the build has for them, by the same ids. */
export const named = <Id extends string, Entry extends object>(
  entries: Readonly<Record<Id, Entry>>,
  names: Readonly<Record<Id, string>>,
): Readonly<Record<Id, Entry & { readonly name: string }>> => {
  const ids = Object.keys(entries) as Id[];
  return Object.fromEntries(ids.map((id) => [id, { name: names[id], ...entries[id] }])) as Record<
    Id,
    Entry & { readonly name: string }
  >;
};
