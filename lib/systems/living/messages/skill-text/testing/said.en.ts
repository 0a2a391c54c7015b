import { skills } from '../../../skills/index';
import type { Effect } from '../../../skills/effects/effect';
import { plainLine } from '../../../skills/skill-text';
import { english } from '#words/systems/living/messages/skill-text/renderer';

/** An effect, and the sentence that it makes with one green pip and with three. */
export type Row = readonly [effect: Effect, once: string, thrice: string];

const [body] = skills.filter(({ id }) => id === 'druid/wrath');

/** The green line of a skill that is aimed at an opponent and does this alone. */
export const said = (effect: Effect, pips: number): string =>
  body ? plainLine(english.render({ ...body, green: [effect] }, { green: pips, blue: 1 }).green) : '';

/** Expected and actual words of a row. */
export const compared = ([effect, once, thrice]: Row) => ({
  should: [once, thrice],
  says: [said(effect, 1), said(effect, 3)],
});
