import { cornerRadius, mapSide } from '../../../skirmish/map/corners';
import type { ScenarioRule } from '../scenarios/rules';
import type { CastMember, Goal, Mission } from '../scenarios/scenario';
import { findSkill } from '../skills/index';
import { count, list } from '#words/language/words';

/**
 * The rules of a scenario or mission on one page. In each text `[words](address)` links to what lies at that address
 * below /rules.
 */
export interface ScenarioText {
  readonly title: string;
  readonly setUp: readonly string[];
  readonly play: readonly string[];
  readonly scoring: readonly string[];
  readonly end: readonly string[];
}

/** A skill as a link to its page. */
const skillLink = (id: string): string => `[${findSkill(id)?.name ?? id}](skills/${id})`;

const places: Readonly<Record<Mission['id'], readonly string[]>> = {
  'first-steps': ['You start in one corner and must get to the opposite one.'],
  'melee-training': [
    'You start in one corner. Five dummies stand evenly spaced on the line to the opposite corner, from the softest to the hardest: cloth, leather, chain, plate, plate with a shield. Other terrain is up to you.',
  ],
  'open-fire': [
    'You stand in the centre. Two walls, each as high as a Hero, run in from the middles of the two map edges that meet at the dummies’ corner. The gap between them is just wide enough for a Hero. Nobody can see, walk or climb through or over the walls. Somebody you see through the gap is in cover: +1 DV. The exact position of the walls is a house value. You need no other terrain.',
  ],
  'kind-of-magic': [
    'You start in one corner. Uncle Tom stands in the centre. Imagine a line from him to the opposite corner. Five victims stand in a row across it, halfway along and 1# apart: one on the line and two on each side.',
  ],
};

const actionNames = {
  movement: 'Movement',
  'melee-attack': 'Melee Attack',
  'ranged-attack': 'Ranged Attack',
  charge: 'Charge',
  skill: 'Skill',
  delay: 'Delay',
} as const;

const ruleText = (rule: ScenarioRule): readonly string[] => {
  switch (rule.rule) {
    case 'actions':
      return [
        rule.perTurn === 1
          ? `You take one ${list(
              rule.allowed.map((action) => actionNames[action]),
              'or',
            )} action after another. After each one, roll your Hand: every Skill pip costs you 1 Life.`
          : `You have ${rule.perTurn} actions a turn: ${list(
              rule.allowed.map((action) => actionNames[action]),
              'or',
            )}.${rule.allowed.includes('ranged-attack') ? ' You may reload with an action, or while you move.' : ''}`,
      ];
    case 'reinforcements':
      return [
        `In each phase ${rule.perPhase} more dummy, picked at random, joins the initiative deck. On its first turn it enters in the corner behind the walls, without using an action.`,
      ];
    case 'lesson':
      return [
        ...rule.shots.map(({ phase, pips, defended }) =>
          phase === 1
            ? `Phase 1: the dummy goes first, then you. Your first shot: name Fast Reload. Then, whatever you roll, count it as ${count(pips, 'Ranged pip')}.${defended ? '' : ' The dummy can’t defend against it.'} The dice you rolled still decide if it’s a critical hit. Save your second action with Delay: put a Delay counter on your card. If the dummy stops in your dead zone, move away, then shoot: then you have no action left to save.`
            : `Phase 2: the new dummy goes first, then the old one, then you. As soon as the new dummy has made its first movement, you may spend the Delay counter to shoot, if your crossbow is loaded. If you can’t see it yet, wait for a later action of a dummy; on your next turn the counter is lost. You can’t use Fast Reload with this shot, and the dummy defends. If you roll no Ranged pip, count the shot as ${count(pips, 'Ranged pip')}; it isn’t a critical hit.`,
        ),
        'Later: from phase 3 on, shuffle the deck. From your second turn on, you choose your actions yourself, and either of them may reload.',
      ];
    case 'link':
      return [
        {
          'victim-healed-to-full': `For each victim you heal back to full Life (5), Uncle Tom loses ${rule.life} Life. A victim who has lost no Life doesn’t count.`,
          'victim-dies': `For each victim who dies, you lose ${rule.life} Life. A victim without dice is dead.`,
          'dummy-arrives': `A dummy that gets to the opposite corner costs you ${count(rule.life, 'die', 'dice')} of your Hand, then leaves the game. Take its card out of the deck too.`,
        }[rule.when],
      ];
    case 'forbidden-corner':
      return [`You can’t go within ${rule.within}# of the tip of the corner that the dummies head for.`];
    case 'carry':
    case 'bring-home':
    case 'dig':
    case 'count':
    case 'explosion':
    case 'refill':
    case 'hold':
    case 'healing-corners':
    case 'snow':
      return [];
  }
};

const castText = ({ script }: CastMember): readonly string[] => {
  switch (script.plays) {
    case 'still':
      return ['The victims do nothing.'];
    case 'answers-contact':
      return [
        `Dummies stay where they are. A dummy in contact with you at the end of your turn attacks with AV 0 and ${skillLink(script.skill)}.`,
      ];
    case 'runs': {
      const [, { skill }] = script.actions;
      return [
        `A dummy moves, then uses ${skillLink(skill)}. It always heads for the corner opposite the one it came from, by the shortest way through the gap. It goes round you, or stops if it can’t.`,
      ];
    }
    case 'sweeps': {
      const [first, second] = script.skills;
      return [
        `Each turn Uncle Tom uses ${skillLink(first)}, then ${skillLink(second)}. He starts with the victim on the far left, takes the next one each turn, and works his way back from the far right. He skips the dead. When he gets more than one target, pick the others at random.`,
        `If he sees you closer than ${script.threat}#, he aims at you until you are out of that range.`,
        'You have 2 actions a turn; the reference sheet lists what you can do with them. Take turns with him, or use the initiative deck.',
      ];
    }
  }
};

const goalTexts: Readonly<Record<Goal['goal'], string>> = {
  reach: 'You win when you reach the opposite corner alive.',
  'beat-all': 'You win when all dummies are beaten and you are back in your corner alive.',
  'none-left': 'You win when all five dummies are gone and you are still standing.',
  beat: 'You win when Uncle Tom is beaten.',
};

/** The first phases of a mission that teaches step by step. */
export const missionLesson = (mission: Mission): readonly string[] =>
  mission.rules.filter(({ rule }) => rule === 'lesson').flatMap(ruleText);

/** Rules of a mission that its turns do not say: what is forbidden or costs Life. */
export const missionSpecials = (mission: Mission): readonly string[] =>
  mission.rules.filter(({ rule }) => rule === 'forbidden-corner' || rule === 'link').flatMap(ruleText);

/** The rules of a mission, rendered from its data. */
export const missionText = (mission: Mission): ScenarioText => ({
  title: mission.name,
  setUp: [
    `One player, on a map of ${mapSide}# by ${mapSide}#. A corner is the area within ${cornerRadius}# of its tip; a base that is partly in it counts as in it.`,
    ...places[mission.id],
    `Your Hero has the mission’s card and one skill, ${skillLink(mission.skill)}. Use any miniature.`,
  ],
  play: [...mission.rules.flatMap(ruleText), ...mission.cast.flatMap(castText)],
  scoring: [],
  end: [goalTexts[mission.goal.goal], 'You lose when your last die is gone.'],
});
