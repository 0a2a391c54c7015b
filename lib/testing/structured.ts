import fc from 'fast-check';

/** A place in JSON: the keys that lead there. */
type Keys = readonly (string | number)[];

const placesIn = (json: unknown, here: Keys = []): readonly Keys[] => {
  if (typeof json !== 'object' || json === null) return [here];
  const inner = Array.isArray(json)
    ? json.flatMap((entry, index) => placesIn(entry, [...here, index]))
    : Object.entries(json).flatMap(([key, entry]) => placesIn(entry, [...here, key]));
  return [here, ...inner];
};

const exchangedAt = (json: unknown, [key, ...keys]: Keys, part: unknown): unknown => {
  if (key === undefined) return part;
  // Two exchanges may meet: where the place is gone, the part stands there.
  if (typeof json !== 'object' || json === null) return part;
  if (Array.isArray(json))
    return json.map((entry, index): unknown => (index === key ? exchangedAt(entry, keys, part) : entry));
  return Object.fromEntries(
    Object.entries(json).map(([name, entry]) => [
      name,
      name === key ? exchangedAt(entry, keys, part) : entry,
    ]),
  );
};

/** Lists or objects nested this many levels deep. */
const nested = (levels: number, isList: boolean): unknown => {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) value = isList ? [value] : { of: value };
  return value;
};

/** Keys that every object answers to. */
const inheritedKeys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'] as const;

const oddObject = fc
  .tuple(fc.constantFrom(...inheritedKeys), fc.jsonValue({ maxDepth: 2 }))
  .map(([key, value]) => Object.fromEntries([[key, value]]));

/** Unexpected values for any place of JSON: other types, depths, lengths, keys, half characters. */
const oddPart: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  oddObject,
  fc.constantFrom(-0, -1, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 32, null, '', '\ud800', '\u202e', '\0', []),
  fc
    .tuple(fc.constantFrom(50, 999, 1001, 3000), fc.boolean())
    .map(([levels, isList]) => nested(levels, isList)),
  fc.constantFrom(
    'x'.repeat(100_000),
    Array.from({ length: 20_000 }, () => 0),
  ),
);

/** JSON with one to three of its places exchanged; everything around them stays as it is. */
export const exchanged = (json: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.constantFrom(...placesIn(json)), oddPart), { minLength: 1, maxLength: 3 })
    .map((exchanges) =>
      exchanges.reduce<unknown>((all, [place, part]) => exchangedAt(all, place, part), json),
    );
