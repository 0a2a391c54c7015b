import { nameWithoutNote } from '../skills/school';
import type { CreatureKind } from '../start/creatures';
import type { FollowerNeed } from '../kit/cards/follower-needs';
import type { CastText, KitCardLabels, KitCardOptions } from '../kit/cards/kit-labels';
import type { DummyId, MissionId } from '../kit/cards/training-cast';
import { skillTextRenderer } from './skill-text-renderer';
import { cards } from '#words/systems/living/messages/cards';
import { count, possessive } from '#words/language/words';
import { terms } from '#words/systems/living/messages/terms';

/** Rule for creatures whose Hero has no Life left. */
const lost =
  'When your Hero falls unconscious, you lose control of this creature for good: it attacks the nearest Hero, friend or foe.';

const creatures: Readonly<Record<CreatureKind, Omit<CastText, 'title'>>> = {
  zombie: {
    name: 'Zombie',
    caption: 'Undead',
    line: 'Dicepool 5 · 2 actions',
    rules: [
      'It can act at any time on your turn; on the turn it’s raised, it acts after your Hero. It can’t delay.',
      'Conditions and critical hits do nothing to it. Anything that restores Life heals it.',
      'From your next turn on it loses 1 Life whenever your turn begins. When it loses its last Life, it perishes and leaves no body.',
      lost,
    ],
  },
  golem: {
    name: 'Golem',
    caption: 'Undead',
    line: 'Dicepool 5 or more · 2 actions',
    rules: [
      'Dicepool 5, and 1 more for each Skill pip after the first. It starts with as many dice in the Hand as the spell had Magic pips.',
      'It can act at any time on your turn; on the turn it’s raised, it acts after your Hero. It can’t delay. Conditions and critical hits do nothing to it. Anything that restores Life heals it.',
      'From your next turn on it loses 1 Life whenever your turn begins. When it perishes, it leaves a body.',
      lost,
    ],
  },
  snowman: {
    name: 'Snowman',
    caption: 'Snowfall',
    line: 'Dicepool 5 · 1 action',
    rules: [
      'One action on your turn: move 1# per Life, attack for 1 damage per Skill pip, or use Hard Knock. On the turn it’s built, it acts after your Hero.',
      'It melts: at the end of each of your later turns it loses 1 Life. A Snowball skill that hits it heals it instead: 1 Life per Skill pip.',
      lost,
    ],
  },
};

const dummies: Readonly<Record<DummyId, Omit<CastText, 'rules'>>> = {
  cloth: {
    name: 'Cloth',
    title: 'Dummy 1, victim on the far left',
    caption: 'Dummy',
    line: 'No armour · 5 dice',
  },
  leather: {
    name: 'Leather',
    title: 'Dummy 2, victim left of the centre',
    caption: 'Dummy',
    line: 'Leather armour · 5 dice',
  },
  chain: {
    name: 'Chain',
    title: 'Dummy 3, victim in the centre',
    caption: 'Dummy',
    line: 'Chain armour · 5 dice',
  },
  peate: {
    name: 'Plate',
    title: 'Dummy 4, victim right of the centre',
    caption: 'Dummy',
    line: 'Plate armour · 5 dice',
  },
  'peate-shield': {
    name: 'Plate with shield',
    title: 'Dummy 5, victim on the far right',
    caption: 'Dummy',
    line: 'Plate armour · shield · 5 dice',
  },
};

const numbers: Readonly<Record<DummyId, number>> = {
  cloth: 1,
  leather: 2,
  chain: 3,
  peate: 4,
  'peate-shield': 5,
};

const victims: Readonly<Record<DummyId, string>> = {
  cloth: 'Victim on the far left',
  leather: 'Victim to the left of the centre',
  chain: 'Victim in the centre',
  peate: 'Victim to the right of the centre',
  'peate-shield': 'Victim on the far right',
};

/** Rules of the dummies by mission: what one does, which of its pips count, and when its card goes. */
const dummyDoes: Readonly<Record<MissionId, readonly string[]>> = {
  'first-steps': [],
  'melee-training': [
    'Stands still. If it’s in contact with you when your turn ends, it attacks with AV 0 and A Boot to the Head.',
    'It defends with its Defence pips. When its last die is gone, remove it and its card.',
  ],
  'open-fire': [
    'On its turn it moves, then uses Go For It, always towards the opposite corner.',
    'It defends with its Defence pips. When its last die is gone or it reaches that corner, remove it and take its initiative card out of the deck.',
  ],
  'kind-of-magic': [
    'Stands still and does nothing. It defends with its Magic pips, even against your spell.',
    'When it dies, remove it and its card.',
  ],
};

const missions: Readonly<Record<MissionId, string>> = {
  'first-steps': 'First Steps',
  'melee-training': 'Melee Training',
  'open-fire': 'Open Fire',
  'kind-of-magic': 'It’s a Kind of Magic',
};

const trainees: Readonly<Record<MissionId, Pick<CastText, 'line' | 'rules'>>> = {
  'first-steps': {
    line: 'Movement only · 5 dice',
    rules: [
      'You only move: up to 1# per action for each die in your Hand. After each movement roll your Hand once. Each Skill pip costs you 1 Life.',
      'Reach the opposite corner alive. You may use your own Hero’s die instead, with Plague as the only skill.',
    ],
  },
  'melee-training': {
    line: 'Light armour · slashing · 5 dice',
    rules: [
      'You may move, attack in melee and charge. Beat the five dummies and get back to your corner alive.',
    ],
  },
  'open-fire': {
    line: 'One-handed crossbow · 5 dice',
    rules: [
      'Range 10#, dead zone 1#; each shot gives you 1 Reload counter. Each dummy that reaches the opposite corner costs you 1 die.',
    ],
  },
  'kind-of-magic': {
    line: 'Unarmed · 5 dice',
    rules: [
      'Range 5# per Magic pip. Each victim you heal to full Life costs Uncle Tom 1 Life; each one who dies costs you 1.',
    ],
  },
};

const unbuilt: Readonly<Record<Exclude<FollowerNeed['kind'], CreatureKind>, string>> = {
  daemon: 'and may build a new Daemon each time',
  'winter-spirit': 'which becomes Hibernate',
  pet: 'but the pet isn’t built yet',
  'beast-shape': 'but the beast shape isn’t built yet',
};

const bounds: Readonly<Record<FollowerNeed['bound'], string>> = {
  one: 'one at a time',
  'as-magic': 'as many as the best face has Magic pips',
  'as-skills': 'as many as the skills allow',
  'no-bound': 'as many as you like',
};

const bulleted = (rules: readonly string[]): readonly string[] => rules.map((rule) => `• ${rule}`);

const isCreature = (kind: FollowerNeed['kind']): kind is CreatureKind =>
  kind === 'zombie' || kind === 'golem' || kind === 'snowman';

const skillName = ({ skill }: FollowerNeed): string => nameWithoutNote(skill.name);

const has = (need: FollowerNeed, hero: string): string => `${hero} has ${skillName(need)}`;

const labels: KitCardLabels = {
  card: cards.labels,
  kinds: {
    ...terms.followerKinds,
    zombie: 'Zombie',
    golem: 'Golem',
    snowman: 'Snowman',
    'winter-spirit': 'Winter Spirit',
  },
  paintIt: 'Paint the die as your rulebook shows it.',
  houseValueWhy: 'Pips chosen by Pipsmith (house value).',
  creature: (kind, hero) => ({
    ...creatures[kind],
    rules: bulleted(creatures[kind].rules),
    title:
      hero === undefined
        ? 'For whoever has Raise Snowman'
        : `${kind === 'snowman' ? 'Built' : 'Raised'} by ${hero}`,
  }),
  anybodysSnowmen: (builders) => ({
    what: builders === 1 ? 'Snowman' : `Snowman × ${builders}`,
    why: 'for each Hero who may build one',
  }),
  anybodysSnowman: { what: 'Snowman', why: 'one card for all, if somebody chooses Raise Snowman' },
  winterSpirit: (hero) => ({
    name: hero,
    title: 'The Winter Spirit',
    caption: 'Winter Spirit',
    line: 'Without a team',
    rules: bulleted([
      'When you become the Spirit, choose a face without Skill pips and paint as many on it as you rolled. That face can’t become all green.',
      'You keep your other Snowfall skills. Everybody is your opponent.',
      'You win when no Hero can damage another. You lose if anybody, you included, is unconscious at the end.',
    ]),
  }),
  why: (need, hero) =>
    isCreature(need.kind) ? has(need, hero) : `${has(need, hero)}, ${unbuilt[need.kind]}`,
  daemon: {
    most: (points) => `Up to ${count(points, 'point')}`,
    byMagic: (sums) =>
      `Summoned with ${sums
        .map(
          ({ magic, points }, index) =>
            `${index === 0 ? count(magic, 'Magic pip') : magic}: ${count(points, 'point')}, ${magic} Life`,
        )
        .join('; with ')}.`,
    skillPips:
      'As many Skill pips as the summoning had (before the match, 1), all on one face. That face can’t be all green.',
    darkPortal:
      'For each Skill pip of the summoning, Dark Portal adds 1 point, and 1 Skill pip on a face that has none. Multiply both by Dark Portal’s own Skill pips.',
    slots: (free) =>
      free === 0
        ? 'Daemon Skills: no slot is free'
        : `Daemon Skills: ${count(free, 'slot is', 'slots are')} free`,
  },
  dummy: (id) => dummies[id],
  dummies: {
    title: (id, mission) => (mission === 'kind-of-magic' ? victims[id] : `Dummy ${numbers[id]}`),
    caption: (mission) => (mission === 'kind-of-magic' ? 'Victim' : 'Dummy'),
    does: dummyDoes,
    heading: missions['kind-of-magic'],
    pips: 'A victim does nothing. In this mission the Magic pips count and the Defence pips don’t; in the others it’s the other way round.',
    why: 'All pips but the Skill pip: chosen by Pipsmith (house value).',
  },
  missions,
  traineeWhy: {
    'first-steps': 'Pips chosen by Pipsmith (house value).',
    'melee-training': 'These pips and the dummies’ Defence pips: chosen by Pipsmith (house value).',
    'open-fire': 'The Skill pip’s face and the dummies’ Defence pips: chosen by Pipsmith (house value).',
    'kind-of-magic': 'These pips and the victims’: chosen by Pipsmith (house value).',
  },
  trainee: (mission) => ({
    name: missions[mission],
    title: 'Your Hero in this mission',
    caption: 'Training',
    heading: 'The mission',
    ...trainees[mission],
  }),
  uncleTom: {
    name: 'Uncle Tom',
    title: 'The wizard from It’s a Kind of Magic',
    caption: 'Wizard',
    line: 'Robe · wizard hat · 5 dice',
    heading: 'His turn',
    rules: [
      'First Tommyknocker, then the Cruise Missile: at the victim on the far left, then the next one each turn, and back from the far right. He skips the dead. Pick further targets at random.',
      'If he sees you closer than 5#, he aims at you until you’re out of that range.',
    ],
    equipment: ['Robe', 'wizard hat'],
  },
  standee: {
    numbered: (name, number) => `${name} ${number}`,
    of: (hero) => `of ${hero}`,
    countNote: {
      what: 'Standees',
      why: 'cut them out, fold them and glue them back to back, cut between the tabs, then bend one tab forward and one back',
    },
    why: (need, hero) => `${possessive(hero)} ${skillName(need)}, ${bounds[need.bound]}`,
    spoken: (name) => `Standee of ${name}`,
  },
  initiative: { back: 'Initiative', you: 'You' },
};

/** The words of the kit's cards, and what says their skills. */
export const kitCards: KitCardOptions = {
  labels,
  renderSkill: (skill, pips) => skillTextRenderer.render(skill, pips),
};
