import type { NamedEffect, NamedId } from '@/lib/systems/index';
import type { Place } from './grammar';

/** The named effects in words; each line of a skill gives its own figures. */
const texts: Readonly<Partial<Record<NamedId, (figures: NamedEffect['figures'], place: Place) => string>>> =
  {};

export const namedText = ({ named, figures }: NamedEffect, place: Place): string =>
  texts[named]?.(figures, place) ?? '';
