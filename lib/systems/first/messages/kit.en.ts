import type { RichText } from '../../../cards/card';
import type { ScenarioPageWords } from '../../../cards/kit/scenario-page';
import { wordsOfTheGame } from '#words/language/words';
import { printedWords } from '../../words';
import { boxWords, continued, creditsWords, noteOn, oneHero } from '#words/cards/messages/kit';
import type { FigureWords } from '../kit/figures';
import { signPath } from '../kit/icons';
import type { ReferencePart } from '../../../cards/kit/reference-page';
import type { ReferenceWords } from '../kit/reference';
import { fallen, type Scenario } from '../scenarios/scenario';
import { cards } from '#words/systems/first/messages/cards';
import { fallenTexts, scenarioHeadings, scenarioText } from '#words/systems/first/messages/scenarios';
import { renderSkill } from '#words/systems/first/messages/skill-text/renderer';
import { lineOf, words } from '#words/systems/first/messages/words';

/** Words on cards and figures beside the heroes' cards. */
export const figureWords: FigureWords = {
  card: cards.labels,
  renderSkill,
  sheetOf: (name) => `Character sheet of ${name}`,
  sheet: {
    what: 'Character sheet',
    why: 'cut it out and fold it in the middle; laminate it to use washable pens',
  },
  fiend: (hero) => ({ what: 'Fiend', why: `${hero} has Summon Fiend` }),
  standee: {
    what: 'Standee',
    why: 'fold it upright, cut between the tabs and bend them apart',
  },
  spoken: (name) => `A picture of ${name}`,
};

const note = 'In Pipsmith’s own words. The booklet itself is free at catzeyes.de.';

const rule = (name: string, ...text: readonly RichText[]) => ({ name, text });

/** The print around a reference. */
interface Printed {
  /** The first page says what becomes of whoever has no dice left. */
  readonly hasLeaflet: boolean;
  /** One against one. */
  readonly isDuel: boolean;
}

/** Rules of whoever has no dice left; in any scenario unless told in which. */
const lifeRules = (
  scenario: Scenario | undefined,
  isAnyoneRaised: boolean,
  { hasLeaflet }: Printed,
): ReferencePart['rules'] => {
  const becomes = scenario ? fallen[scenario.id] : 'down';
  if (becomes !== 'down') return hasLeaflet ? [] : [rule('No dice left', fallenTexts[becomes])];
  return [
    ...(scenario ? [] : [rule('No dice left', 'Killed or down: the scenario says which.')]),
    { name: 'Down', text: [lineOf('down')], icon: signPath('down') },
    ...(isAnyoneRaised ? [rule('Raised', lineOf('raised'))] : []),
  ];
};

const gangingUp = rule(
  'Ganging up',
  'You get +1 AV for each helper: in melee, each one in contact with the target; for a shot, each one with Ranged pips who is within 10# of the target and sees it. Helpers give up their own attack, and nobody may use a skill.',
);

/** Words about building a hero, which nobody does at the table. */
const ofBuilding = ['trait', 'specialist', 'category'] as const;

/** Words that are told in a part of their own. */
const toldElsewhere = ['down', 'raised'] as const;

/** The reference of a scenario, or of any, for a party with these skills. */
const reference = (
  scenario: Scenario | undefined,
  skills: readonly string[],
  printed: Printed,
): ReferenceWords => ({
  title: 'Reference',
  note,
  continued,
  parts: [
    {
      title: 'The turn',
      rules: [
        rule(
          'One movement, one attack',
          'Move up to 1# for each die you have, through friends but not through opponents, and never end on another base. Attack once, before or after moving. A spell takes the attack’s place.',
        ),
        rule(
          'Contact',
          'Base contact means that two bases touch. You may walk away from opponents; nothing happens.',
        ),
        rule(
          'Climbing',
          'In contact with an obstacle, you can climb up or down it. That costs its height in movement, rounded up to full #.',
        ),
        rule(
          'Jumping and falling',
          'A jump costs 1#. If you drop more than 1#, stop where you land and take 1 damage for each full #; you can’t defend. The same happens if you are pushed off.',
        ),
      ],
    },
    {
      title: 'Combat',
      rules: [
        rule(
          'Melee',
          'In base contact: roll all your dice. The most Melee pips on any one die are your AV. Weapons and armour have no numbers of their own: only pips count.',
        ),
        rule(
          'Shooting',
          'The same with Ranged pips, up to 10# away, and 1# more for each full # that you stand above the ground. −1 AV for each opponent in contact with you.',
        ),
        rule(
          'Defence',
          'The most Armour pips on any one die are your DV; +1 in cover. AV minus DV is the damage: one die for each point.',
        ),
        ...(printed.isDuel ? [] : [gangingUp]),
      ],
    },
    {
      title: 'Skills and spells',
      rules: [
        rule(
          'Skill pips',
          'Count them on all your dice. If there are none, you get only the part that always happens.',
        ),
        rule(
          'Magic pips',
          'Count them on your best die. Each target defends against the damage with the most Magic pips on any one of its dice; cover doesn’t help. There’s no defence against anything else a spell does.',
        ),
        rule(
          'Range',
          'A spell reaches anybody the caster can see, even in part, however far away, unless it says otherwise.',
        ),
        rule('Bold numbers', [
          {
            text: 'Multiply a bold number by the pips you rolled in the colour at the start of its line: with two pips, ',
          },
          { text: '1', strong: true },
          { text: ' Life becomes ' },
          { text: '2', strong: true },
          { text: ' Life. Other numbers stay the same.' },
        ]),
        rule('One skill per roll', 'Say which skill you use before you roll.'),
        ...(printed.isDuel ? [] : [rule('Several targets', 'Each target must be a different character.')]),
        rule('How long', 'Until your next turn begins, unless a skill says otherwise.'),
      ],
    },
    { title: 'Life', rules: lifeRules(scenario, skills.includes('prayers/resurrection'), printed) },
    {
      title: wordsOfTheGame.title,
      rules: printedWords(words, [
        ...toldElsewhere,
        ...(scenario ? ofBuilding : []),
        ...(!scenario || fallen[scenario.id] === 'down' ? [] : ['life']),
        ...(skills.some((id) => id.startsWith('summoning/')) ? [] : ['fiend']),
      ]),
    },
  ].filter(({ rules }) => rules.length > 0),
  skills: 'Skills of these characters',
  whose: (names) => names.join(', '),
  renderSkill: (skill) => renderSkill(skill),
  labels: cards.labels,
});

/** The rules of a scenario, as its page says them. @param hasSetUp the set-up too, where no leaflet says it */
const scenario = (one: Scenario, hasSetUp: boolean): ScenarioPageWords => {
  const told = scenarioText(one);
  return {
    title: one.name,
    note: noteOn(note, Object.values(told).flat(), 'booklet'),
    parts: ([...(hasSetUp ? (['setUp'] as const) : []), 'play', 'end'] as const).map((part) => ({
      title: scenarioHeadings[part],
      text: told[part],
    })),
  };
};

/** Words on the pages of the game-night kit. */
export const kit = {
  reference,
  scenario,
  oneHero,
  box: boxWords('Heroes'),
  credits: creditsWords('Whack & Slaughter (2011)'),
};
