import type { Request } from '../../../match/request';
import type { OptionText } from '../../play-part';
import { lookAt } from '../match/players/judge';
import { figureOf, type MatchContext } from '../match/state/match-context';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
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

/** The end of a turn in which nothing else is left but to heal nobody; undefined where there is more to do. */
export const onlyEnd = (request: Request<About, Option>, situation: Situation): number | undefined => {
  if (!('options' in request) || request.about.about !== 'act') return undefined;
  const match = lookAt(situation);
  const isVain = request.options.every(
    (option) => option.pick === 'end' || (option.pick === 'use' && healsNobody(match, option)),
  );
  const end = request.options.findIndex(({ pick }) => pick === 'end');
  return isVain && end >= 0 ? end : undefined;
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
