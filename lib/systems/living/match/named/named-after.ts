import type { NamedId } from '../../skills/effects/named';

/** Named effects that stand before the pip and yet need a successful roll. */
export const comesAfterRoll: ReadonlySet<NamedId> = new Set<NamedId>(['power-drain']);
