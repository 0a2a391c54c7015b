import type { Group, Who } from '../../skills/effects/terms';

/** All figures of a kind in a zone, and not a list of single ones. */
export const isGroup = (who: Who): who is Group => typeof who === 'object' && !Array.isArray(who);
