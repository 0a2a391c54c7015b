import type { CompanionCounter, CompanionFigure, FigureNow } from '../../companion-part';
import { skillIcon } from '../cards/icons';
import { countersOf } from '../kit/counters';
import { kitIcon } from '../kit/icons';
import { companion as say } from '#words/systems/draco/messages/companion';
import { wholeDragonText } from '#words/systems/draco/messages/skill-text';
import { counterTexts } from '#words/systems/draco/messages/words';
import { terms } from '#words/systems/draco/messages/terms';
import type { Draft } from '../sheet/sheet';
import { dragonSkillIds, findDragonSkill } from '../skills/dragons';
import { counterIds, type CounterId } from '../skills/effect';
import { onFace } from '../skills/resolve';

/** More of a kind than two skills with good rolls leave. */
const most = 20;

export const isCounterId = (id: string): id is CounterId => (counterIds as readonly string[]).includes(id);

/** Counters of a kind on a figure. */
export const countersNow = ({ counters }: FigureNow, id: string): number =>
  counters.find((counter) => counter.id === id)?.count ?? 0;

const isSlayer = ({ id }: CompanionFigure): boolean => id === 'slayer';
const isDragon = ({ id }: CompanionFigure): boolean => id === 'dragon';

const ofSkill = (id: CounterId): CompanionCounter => ({
  id,
  name: terms.counters[id],
  group: say.groups.skill,
  icon: kitIcon(id),
  most,
  text: say.counter(counterTexts[id]),
  of: (figure) => isSlayer(figure) || isDragon(figure),
});

const recovering: CompanionCounter = {
  id: 'recovering',
  ...say.recovering,
  group: say.groups.state,
  icon: skillIcon('second-wind'),
  most: 1,
  of: isSlayer,
};

/** Skills that are used once in a game and last: what marks that they are in effect. */
const lastingIds = dragonSkillIds.filter((id) => findDragonSkill(id)?.insteadOfAttack === true);

const lasting = (id: string): CompanionCounter | undefined => {
  const skill = findDragonSkill(id);
  return (
    skill && {
      id: `lasts:${id}`,
      name: skill.name,
      group: say.groups.state,
      icon: skillIcon(id),
      most: 1,
      text: wholeDragonText(skill),
      of: isDragon,
    }
  );
};

/** The skill that a mark says is in effect; undefined for any other counter. */
export const lastingSkill = (counter: string) =>
  counter.startsWith('lasts:') ? findDragonSkill(counter.slice('lasts:'.length)) : undefined;

/** DV that the dragon has until the end. */
export const lastingDv = ({ counters }: FigureNow): number =>
  counters
    .flatMap(({ id }) => onFace(lastingSkill(id)?.acts ?? [], 1))
    .reduce((sum, act) => sum + (act.act === 'more-dv' ? act.by : 0), 0);

/** Every counter of the game; those that these slayers and this dragon can cause are usual. */
export const companionCounters = (
  drafts: readonly Draft[],
): { readonly all: readonly CompanionCounter[]; readonly usual: ReadonlySet<string> } => {
  const skills = drafts
    .flatMap((draft) => (draft.kind === 'dragon' ? draft.cards : []))
    .map(({ skill }) => skill);
  return {
    all: [recovering, ...counterIds.map(ofSkill), ...lastingIds.flatMap((id) => lasting(id) ?? [])],
    usual: new Set([
      recovering.id,
      ...countersOf(drafts).map(({ counter }) => counter),
      ...skills.map((id) => `lasts:${id}`),
    ]),
  };
};
