import { possessive } from '#words/language/words';
import { unitName } from '#words/painted-die/messages/kit';
import { boxWords } from '#words/cards/messages/kit';
import type { TapeWords } from '../kit/parts/tape';
import type { RulesPart } from '../kit/reference/reference';
import type { TeamId } from '../scenarios/place';
import { meleeKinds, rangedKinds } from '../sheet/armoury';
import { kit } from '#words/systems/living/messages/kit';
import { knockdownInSnow } from '#words/systems/living/messages/kit-words';
import { partLabels } from '#words/systems/living/messages/kit-parts';
import { terms } from '#words/systems/living/messages/terms';
import { weaponFacts } from '#words/systems/living/messages/weapon-facts';

const { conditions: all } = kit.reference;

/** A card of conditions goes to any scenario: it tells the two kinds of Knockdown apart. */
const conditions: RulesPart = {
  ...all,
  rules: all.rules.map((rule) =>
    rule === knockdownInSnow ? { ...rule, name: 'Knockdown in Snowfall' } : rule,
  ),
};

const weapon = (name: string, facts: string): RulesPart['rules'][number] => ({
  name: '',
  text: [[{ text: name, strong: true }, { text: `: ${facts}` }]],
});

const armoury: RulesPart = {
  title: 'Armoury',
  rules: [
    ...meleeKinds.map((type) => weapon(terms.weaponTypes[type], weaponFacts({ type }))),
    weapon(
      'On a pole',
      `critical as for its kind, ${weaponFacts({ type: 'slashing', pole: true }).split(', ').at(-1) ?? ''}`,
    ),
    ...[...rangedKinds, 'magic' as const].map((type) =>
      weapon(terms.weaponTypes[type], weaponFacts({ type })),
    ),
  ],
};

const mount: RulesPart = kit.reference.pets;

const tape: TapeWords = {
  title: (unit) => `Measuring tape: 1# is ${unitName(unit)}`,
  lead: 'For ranges too long for the ruler. Cut out the strips.',
  distance: (value) => `${value}#`,
  glue: 'glue under',
  further: 'Glue each strip under the right end of the one before it, so that the numbers continue.',
};

/** Texts of optional kit pieces. */
export const extras = {
  blank: { hero: 'Blank hero card', pet: 'Blank pet card', snowfall: 'Blank Snowfall card' },
  marker: (hero: string): string => `${possessive(hero)} team`,
  onMarker: (hero: string, team: TeamId): string => `${hero} · ${partLabels.teamShort[team]}`,
  conditions,
  armoury,
  mount,
  tape,
  box: boxWords('Heroes'),
};
