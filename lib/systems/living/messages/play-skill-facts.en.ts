import type { MatchEvent } from '../match/state/event';
import { findSkill } from '../skills/index';
import { plainLine } from '../skills/skill-text';
import { english } from '#words/systems/living/messages/skill-text/renderer';

/** A skill that only costs its bearer Life is suffered, not used. */
export const isSuffered = (id: string): boolean => {
  const skill = findSkill(id);
  const acts = [...(skill?.always ?? []), ...(skill?.green ?? []), ...(skill?.blue ?? [])];
  return acts.length > 0 && acts.every((each) => 'act' in each && each.act === 'lose' && each.whom === 'you');
};

/** Longest text of a card, in letters, that a report has room for. */
const mostQuoted = 120;

/** What a skill says it does, where it only lasts: nothing on the table shows that. */
export const lastingText = ({
  skill: id,
  green,
  magic,
}: Extract<MatchEvent, { readonly type: 'skill' }>): string | undefined => {
  const skill = findSkill(id);
  const acts = [...(skill?.green ?? []), ...(skill?.blue ?? [])];
  if (!skill || acts.length === 0 || !acts.every((each) => 'lasting' in each)) return undefined;
  const text = plainLine(english.render(skill, { green, blue: magic, rolled: true }).green);
  return text.length > mostQuoted ? undefined : text;
};
