import { count, plural, possessive } from '#words/language/words';
import type { Path } from '../../../issue';
import { faceNumbers } from '../../../dice/face';
import type { OnCard, RuleIssue } from '../rules/issue';
import { attackCosts, type Attack } from '../sheet/pips';
import type { PaintPip } from '../sheet/edit';
import type { Draft } from '../sheet/sheet';
import { terms } from '#words/systems/draco/messages/terms';

/** "The card", "Maw", "Card 2": as a sentence begins. */
const cardName = (card: OnCard): string => {
  if (!card) return 'The card';
  return card.name === '' ? `Card ${card.at + 1}` : card.name;
};
const onCard = (card: OnCard): string => (card ? `${cardName(card)}: the` : 'The');

/** Sentences on an issue: the fault, the reason, and the remedy. */
const sentence = (issue: RuleIssue): string => {
  switch (issue.rule) {
    case 'points-budget': {
      const { card, spent, budget } = issue.figures;
      return `${cardName(card)} costs ${terms.points(spent)}, and the limit is ${budget}: remove symbols worth ${terms.points(spent - budget)}.`;
    }
    case 'face-capacity': {
      const { card, face, pips, places } = issue.figures;
      const beside = places < face ? ' beside the Sun' : '';
      return `${onCard(card)} ${terms.face(face)} has room for ${count(places, 'symbol')}${beside}, not ${pips}.`;
    }
    case 'shield-cap': {
      const { card, face, pips, most } = issue.figures;
      return `${onCard(card)} ${terms.face(face)} has ${count(pips, 'Shield')}, but a dragon’s card can have at most ${most} on a face: with more, nothing could hurt her.`;
    }
    case 'skill-unknown': {
      const { card, skill } = issue.figures;
      if (card && skill === '') return `${cardName(card)} needs a skill: each of a dragon’s cards has one.`;
      return card
        ? `${cardName(card)} can’t have “${skill}”: no dragon has a skill of that name.`
        : `Slayers have no skill “${skill}”: remove it.`;
    }
    case 'skill-duplicate': {
      const { card, skill } = issue.figures;
      return card
        ? `Another card already has ${terms.skill(skill)}: choose another skill for ${card.name === '' ? cardName(card).toLowerCase() : cardName(card)}.`
        : `This slayer has ${terms.skill(skill)} twice: remove one.`;
    }
    case 'skill-count': {
      const { kind, count: has, wanted } = issue.figures;
      return kind === 'slayer'
        ? `A slayer needs ${count(wanted, 'skill')}, but this one has ${has}.`
        : `A dragon needs ${count(wanted, 'card')}, but this one has ${has}.`;
    }
    case 'skill-attack': {
      const { skill, needs, attack } = issue.figures;
      return `${terms.skill(skill)} needs ${terms.attacks[needs]} symbols, but this card has ${terms.attacks[attack]}.`;
    }
    case 'unspent-points': {
      const { card, left } = issue.figures;
      return `${cardName(card)} has ${terms.points(left)} left to spend.`;
    }
  }
};

/** Why a brush is locked; `issue` is what painting with it would bring. */
const lock = (issue: RuleIssue, to: PaintPip, attack: Attack): string => {
  if (issue.rule !== 'points-budget') return sentence(issue);
  const cost = to === 'shield' ? 1 : attackCosts[to === 'dagger' ? 'dagger' : attack];
  const { spent, budget } = issue.figures;
  const left = budget - spent + cost;
  const price = `${to === 'attack' ? terms.attacks[attack] : terms.pips[to]} costs ${terms.points(cost)}`;
  return left <= 0
    ? `${price}, and all ${budget} are spent.`
    : `${price}, and ${left} ${plural(left, 'is', 'are')} left.`;
};

const faceOf = (key: string | number | undefined): string => {
  const face = faceNumbers.find((number) => String(number) === String(key));
  return face === undefined ? 'die' : terms.face(face);
};

/** The human name of a place: "6-face", "Maw’s 5-face", "Skills". */
const where = (path: Path, draft: Draft): string => {
  const [root, at, part, face] = path;
  if (root === 'faces') return at === undefined ? 'Die' : faceOf(at);
  if (root === 'skills') {
    const id = draft.kind === 'slayer' && typeof at === 'number' ? draft.skills[at] : undefined;
    return id === undefined ? 'Skills' : terms.skill(id);
  }
  if (root !== 'cards') return terms.kinds[draft.kind];
  const card = draft.kind === 'dragon' && typeof at === 'number' ? draft.cards[at] : undefined;
  if (!card) return 'Cards';
  const name = cardName({ at: Number(at), name: card.name });
  if (part === 'faces') return face === undefined ? name : `${possessive(name)} ${faceOf(face)}`;
  return part === 'skill' ? `${possessive(name)} skill` : name;
};

/** Sentences about the rules of slayers and dragons. */
export const issues = { sentence, lock, where };
