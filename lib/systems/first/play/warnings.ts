import type { OptionText } from '../../play-part';
import { figureOf, type MatchContext } from '../match/state/match-context';
import type { Option } from '../match/state/option';
import { tableWords } from '#words/systems/first/messages/play';
import { findSkill } from '../skills/index';
import type { Effect } from '../skills/effect';

/** Range and targets of a healing; no effect by itself. */
const extents: ReadonlySet<Effect['act']> = new Set(['targets', 'radius', 'reach']);

/** Whether a skill heals and does nothing else, while nobody on its user's side has lost a die. */
export const healsNobody = (
  match: MatchContext,
  { figure, skill: id }: Extract<Option, { pick: 'use' }>,
): boolean => {
  const skill = findSkill(id);
  if (!skill) return false;
  const effects = [...(skill.always ?? []), ...skill.green, ...(skill.blue ?? [])].filter(
    ({ act }) => !extents.has(act),
  );
  if (effects.length === 0 || effects.some(({ act }) => act !== 'heal')) return false;
  const { team } = figureOf(match, figure);
  return match.s.figures.every((each) => each.team !== team || each.dice >= each.most);
};

/** Options in words, with what should be known before one is chosen. */
export const warnedOf = (
  texts: readonly OptionText[],
  match: MatchContext,
  options: readonly Option[],
): readonly OptionText[] =>
  texts.map((text, nth) => {
    const option = options[nth];
    return option?.pick === 'use' && healsNobody(match, option)
      ? { ...text, warning: tableWords.healsNobody }
      : text;
  });
